'use client';

import { useContext, type ReactNode } from 'react';
import { BillingContext } from '@/components/billing/use-billing';
import type { ButtonTone } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { planLink } from '@/lib/contact/contact-link';

interface PlanLinkProps {
  /** Slug of the page, and id of the plan on it. */
  page: string;
  plan: string;
  tone: ButtonTone;
  children: ReactNode;
}

/** The way from a plan to the contact form. It takes along how the visitor wants to pay, where that is a choice. */
export function PlanLink({ page, plan, tone, children }: PlanLinkProps) {
  const billing = useContext(BillingContext)?.chosen;
  return (
    <ButtonLink href={planLink(page, plan, billing)} tone={tone}>
      {children}
    </ButtonLink>
  );
}
