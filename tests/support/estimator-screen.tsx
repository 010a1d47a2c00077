import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { summarizeEstimate, type SummaryCopy } from '@/lib/contact/summary';
import { answerLines } from '@/lib/estimators/answer';
import { estimateLink } from '@/lib/estimators/estimate-link';
import { estimatorById } from '@/lib/estimators/registry';
import { formatValue, valueText } from '@/lib/estimators/value-format';
import { followed } from './followed';
import { addressOf, linesOf, moveTo, shownValue, slider } from './screen';
import { allAt } from './sliders';
import { specifiedCalculator } from './specified';

interface EstimatorScreen {
  /** Id of the estimator. */
  id: string;
  /** The page's own words for it. */
  copy: SummaryCopy & { method: string; handover: string };
  /** The estimator as its page shows it. */
  element: ReactNode;
  /** The result that is big, where it is one line with its words. */
  headline?: string;
  /** The other results, each a line: its words, and its figure. */
  lines: readonly string[];
}

/**
 * The tests that every estimator's screen has to pass: its sliders, its answer at the defaults and after
 * each slider moved, and its link. Figures come from the specification's formulas where it has them.
 */
export function testEstimatorScreen({ id, copy, element, headline, lines }: EstimatorScreen): void {
  const model = estimatorById(id);
  if (!model) throw new Error(`no estimator called ${id}`);
  const { sliders, results } = specifiedCalculator(id);
  const inputs = Object.entries(copy.inputs);

  function expectAnswer(container: Element, values: Record<string, number>): void {
    const answers = answerLines({ ...model?.estimate(values), ...results(values) }, copy.results);
    const wanted = lines.map((key) => `${answers[key]?.label} ${answers[key]?.formatted}`);
    if (headline) wanted.push(`${answers[headline]?.formatted} ${answers[headline]?.label}`);
    expect(linesOf(container)).toEqual(expect.arrayContaining(wanted));
  }

  /** A result's words and its figure as the screen shows them: the figure first where it is the big one. */
  function shownResult(container: Element, key: string, big: boolean) {
    const words = copy.results[key];
    const label = typeof words === 'object' ? words.label : words;
    const line = linesOf(container).find((each) =>
      big ? each.endsWith(` ${label}`) : each.startsWith(`${label} `),
    );
    if (!label || !line) throw new Error(`${id} shows no ${key}`);
    return { line, figure: line.replace(label, '').trim() };
  }

  /** What the contact form makes of the link is what the screen shows: every slider, and the result. */
  function expectHandover(container: Element, billing?: string): void {
    const { searchParams } = new URL(addressOf(copy.handover) ?? '', 'https://site.example');
    const summary = summarizeEstimate(searchParams, { [id]: { ...copy, path: '/' } });
    expect(summary?.inputs).toBe(
      inputs.map(([, { label }]) => `${label}: ${shownValue(slider(label))}`).join(', '),
    );
    const big = model?.headline(billing) ?? '';
    expect(summary?.result).toBe(
      copy.summary
        ? copy.summary.replace(
            /\{(\w+)\}/g,
            (_, key: string) => shownResult(container, key, key === big).figure,
          )
        : shownResult(container, big, true).line,
    );
  }

  it('has a labelled slider for each input, with its bounds and what it says', () => {
    render(element);
    expect(screen.getAllByRole('slider')).toHaveLength(inputs.length);
    expect(inputs.map(([key]) => key).sort()).toEqual(Object.keys(sliders).sort());
    for (const [key, { label, format }] of inputs) {
      const { min, max, step, default: start } = sliders[key] ?? {};
      expect(slider(label)).toHaveValue(String(start));
      for (const [name, value] of Object.entries({ min, max, step })) {
        expect(slider(label)).toHaveAttribute(name, String(value));
      }
      expect(slider(label)).toHaveAttribute('aria-valuetext', valueText(start ?? 0, format));
      // A number alone says nothing to those who do not see what it stands beside.
      for (const end of [min, max]) expect(valueText(end ?? 0, format)).not.toMatch(/^[\d,]+$/);
    }
  });

  it('answers at its defaults, and says how it is calculated', () => {
    const { container } = render(element);
    expectAnswer(container, allAt(sliders, 'default'));
    expect(screen.getByText(copy.method)).toBeInTheDocument();
  });

  it.each(inputs)(
    'follows the slider %s, in the answer, in what it says and in the link',
    (key, words) => {
      const { container } = render(element);
      for (const place of ['max', 'min'] as const) {
        const value = sliders[key]?.[place] ?? Number.NaN;
        const values = { ...allAt(sliders, 'default'), [key]: value };
        moveTo(slider(words.label), value);
        expectAnswer(container, values);
        expect(slider(words.label)).toHaveAttribute(
          'aria-valuetext',
          valueText(value, words.format),
        );
        expect(shownValue(slider(words.label))).toBe(formatValue(value, words.format));
        expect(addressOf(copy.handover)).toBe(estimateLink(model, values));
        expectHandover(container);
        const figures = [...container.querySelectorAll('dd, strong, output, p > span')];
        const texts = figures.map(({ textContent }) => textContent ?? '');
        expect(texts.filter((text) => /\d\.\d{3,}|NaN|Infinity|undefined/.test(text))).toEqual([]);
      }
    },
  );

  if (model.billing)
    it.each(model.billing)('hands over what it shows, paid %s', async (way) => {
      const { container } = render(element);
      for (const radio of screen.getAllByRole<HTMLInputElement>('radio'))
        if (radio.value === way) fireEvent.click(radio);
      await followed();
      for (const [key, { label }] of inputs) moveTo(slider(label), sliders[key]?.max ?? Number.NaN);
      expect(addressOf(copy.handover)).toContain(`billing=${way}`);
      expectHandover(container, way);
    });
}
