import { planName, type Prefill } from '@/lib/contact/handover';
import type { SummaryWords } from '@/lib/contact/summary';
import type { EstimatorId } from '@/lib/estimators/registry';
import { architecture } from './industries/architecture';
import { financial } from './industries/financial';
import { healthcare } from './industries/healthcare';
import { legal } from './industries/legal';
import { manufacturing } from './industries/manufacturing';
import { nonProfit } from './industries/non-profit';
import { appWebDev } from './services/app-web-dev';
import { cloudServices } from './services/cloud-services';
import { cybersecurity } from './services/cybersecurity';
import { itConsulting } from './services/it-consulting';
import { networkInfrastructure } from './services/network-infrastructure';

interface PageWithPlans {
  slug: string;
  name: string;
  service: string;
  plans: { items: ReadonlyArray<{ id: string; name: string }> };
}

interface PageWithEstimator {
  name: string;
  service: string;
  estimator: {
    inputs: Readonly<Record<string, { label: string; suffix: string }>>;
    results: Readonly<Record<string, string>>;
  };
}

const plansOf = ({ slug, name, service, plans }: PageWithPlans): Array<[string, Prefill]> =>
  plans.items.map((plan) => [
    planName(slug, plan.id),
    { service, message: `We are interested in the ${plan.name} plan (${name}).` },
  ]);

const wordsOf = (
  { name, service, estimator }: PageWithEstimator,
  result = estimator.results.total ?? '',
): SummaryWords => ({
  service,
  intro: `Our estimate (${name})`,
  inputs: Object.fromEntries(
    Object.entries(estimator.inputs).map(([key, { label, suffix }]) => [key, { label, suffix }]),
  ),
  result,
});

/** What each plan's Get Started puts into the contact form, by the plan's name in the address. */
export const planPrefills: Readonly<Record<string, Prefill>> = Object.fromEntries(
  [cybersecurity, healthcare, legal, financial, manufacturing, architecture, nonProfit].flatMap(
    plansOf,
  ),
);

/** The words of every estimator that the contact page can receive. */
export const estimateWords: Readonly<Record<EstimatorId, SummaryWords>> = {
  cloud: wordsOf(cloudServices),
  network: wordsOf(networkInfrastructure),
  maturity: wordsOf(itConsulting, ''),
  development: wordsOf(appWebDev),
  healthcare: wordsOf(healthcare),
  legal: wordsOf(legal),
  financial: wordsOf(financial),
  manufacturing: wordsOf(manufacturing),
  architecture: wordsOf(architecture),
  'non-profit': wordsOf(nonProfit),
};
