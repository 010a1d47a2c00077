import * as ui from '@/content/ui';
import { formatDayOf } from '@/lib/format/dates';
import { useLetterhead } from './use-letterhead';

interface EstimateSheetProps {
  title: string;
  /** When it was calculated. */
  day: Date;
  /** The address that shows the estimate again. */
  link: string;
}

/** What stands above and below an estimate on paper (app/styles/modes.css puts the header first). */
export function EstimateSheet({ title, day, link }: EstimateSheetProps) {
  const { company, page } = useLetterhead();
  return (
    <>
      <header className="sheet">
        <p>
          <strong>{company.name}</strong> <span>{page}</span>
        </p>
        <h2>{title}</h2>
        <p>
          {ui.calculatedOn(formatDayOf(day))}. {ui.estimateTerms}
        </p>
      </header>
      <footer className="sheet">
        <p>
          {ui.seeAgain}: <a href={link}>{link}</a>
        </p>
        <p>
          {ui.questions}: <a href={company.phone.href}>{company.phone.label}</a>,{' '}
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      </footer>
    </>
  );
}
