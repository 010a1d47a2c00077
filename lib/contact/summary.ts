import { answerLines, type ResultCopy } from '@/lib/estimators/answer';
import { keptLink } from '@/lib/estimators/estimate-link';
import { readEstimate } from '@/lib/estimators/read-estimate';
import { formatValue, type ValueFormat } from '@/lib/estimators/value-format';

/** What an estimator's sliders and results are called. */
export interface SummaryCopy {
  inputs: Readonly<Record<string, { label: string; format: ValueFormat }>>;
  results: Readonly<Record<string, ResultCopy>>;
  /** The result in words, results in braces: `{level}, score {score}`. */
  summary?: string | undefined;
}

interface EstimateSummary {
  id: string;
  /** `Users: 25, Storage: 1,000 GB` */
  inputs: string;
  /** `$725 per month`: the figure that the page showed. */
  result: string;
  /** Path, query and anchor of the page that shows it again. */
  link: string;
}

/**
 * The estimate in an address, computed anew from its slider values and put into the page's words.
 * Undefined when the address holds no possible estimate.
 */
export function summarizeEstimate(
  query: URLSearchParams,
  copies: Readonly<Record<string, SummaryCopy & { path: string }>>,
): EstimateSummary | undefined {
  const estimate = readEstimate(query);
  const copy = estimate && copies[estimate.model.id];
  if (!copy) return undefined;
  const { model, values, billing } = estimate;
  const inputs = Object.entries(copy.inputs).map(
    ([key, { label, format }]) => `${label}: ${formatValue(values[key] ?? 0, format)}`,
  );
  const lines = answerLines(model.estimate(values, billing), copy.results);
  const headline = model.headline(billing);
  const summary = copy.summary ?? `{${headline}} ${lines[headline]?.label}`;
  return {
    id: model.id,
    inputs: inputs.join(', '),
    result: summary.replace(/\{(\w+)\}/g, (_, key: string) => lines[key]?.formatted ?? ''),
    link: keptLink(copy.path, model, values, billing),
  };
}
