import type { ReactNode } from 'react';
import type { ContactField as FieldName } from '@/lib/contact/fields';

interface ContactFieldProps {
  name: FieldName;
  copy: { label: string; hint?: string | undefined };
  /** Shown behind the label of a field that may stay empty. */
  optional: string | undefined;
  error: string | undefined;
  wide: boolean;
  children: (control: {
    id: string;
    name: FieldName;
    className: string;
    required: boolean;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A label, its control, and below it what is wrong: tied together for assistive technology. */
export function ContactField({
  name,
  copy: { label, hint },
  optional,
  error,
  wide,
  children,
}: ContactFieldProps) {
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <div data-field={name} className={wide ? 'sm:col-span-2' : undefined}>
      <label htmlFor={name} className="mb-2 block text-small font-medium">
        {label}
        {optional === undefined ? null : (
          <span className="font-normal text-muted">{` ${optional}`}</span>
        )}
      </label>
      {children({
        id: name,
        name,
        className: 'field',
        required: optional === undefined,
        // Said of every field: of one that is required Chromium tells readers that it is wrong while it is empty.
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {/* Another hint in its place is said, too. */}
      {hint === undefined ? null : (
        <p id={`${name}-hint`} aria-live="polite" className="mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={`${name}-error`} className="mt-2 text-small text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
