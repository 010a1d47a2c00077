import type { ReactNode } from 'react';
import { Container } from '@/components/ui/Container';

interface PageMessageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page that says what failed, and offers ways on. */
export function PageMessage({ title, lead, children }: PageMessageProps) {
  return (
    <Container className="pt-32 pb-24 md:pt-40">
      <h1 className="text-title tracking-display">{title}</h1>
      <p className="mt-4 mb-8 text-lead text-muted">{lead}</p>
      {children}
    </Container>
  );
}
