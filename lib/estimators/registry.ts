import { architecture } from './architecture';
import { cloud } from './cloud';
import { development } from './development';
import { financial } from './financial';
import { healthcare } from './healthcare';
import { legal } from './legal';
import { manufacturing } from './manufacturing';
import { maturity } from './maturity';
import type { EstimatorModel } from './model';
import { network } from './network';
import { nonProfit } from './non-profit';

/** The one list of all estimators. */
export const estimators = [
  cloud,
  network,
  maturity,
  development,
  healthcare,
  legal,
  financial,
  manufacturing,
  architecture,
  nonProfit,
] as const satisfies readonly EstimatorModel[];

export type EstimatorId = (typeof estimators)[number]['id'];
export type ModelOf<Id extends EstimatorId> = Extract<(typeof estimators)[number], { id: Id }>;

/** An estimator by its id, without the names of its own sliders and results. */
export const estimatorById = (id: string): EstimatorModel | undefined =>
  estimators.find((model) => model.id === id);
