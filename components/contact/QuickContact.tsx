import type { Company, Contact } from '@/content/schema/site';
import { FactCard } from './FactCard';

function FactLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
      {label}
    </a>
  );
}

export function QuickContact({ company, copy }: { company: Company; copy: Contact['quick'] }) {
  const { phone, email, location } = company;
  return (
    <FactCard
      id="quick"
      title={copy.title}
      facts={[
        { name: copy.phone, value: <FactLink href={phone.href} label={phone.label} /> },
        { name: copy.email, value: <FactLink href={`mailto:${email}`} label={email} /> },
        { name: copy.location, value: location },
      ]}
    />
  );
}
