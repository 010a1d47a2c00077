import type { Contact } from '@/content/schema/site';
import type { ContactField } from '@/lib/contact/fields';

interface FaultSummaryProps {
  errors: ReadonlyArray<{ field: ContactField; error: string }>;
  copy: Contact['form']['invalid'];
}

/** What is wrong with the form, each line a link to its field; nothing when nothing is. */
export function FaultSummary({ errors, copy }: FaultSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div className="rounded-lg border border-danger px-5 py-4">
      <p className="font-semibold">
        {errors.length === 1 ? copy.one : `${errors.length} ${copy.other}`}
      </p>
      <ul className="mt-1">
        {errors.map(({ field, error }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className="flex min-h-11 w-fit items-center text-danger underline underline-offset-4 md:pointer-fine:min-h-9"
            >
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
