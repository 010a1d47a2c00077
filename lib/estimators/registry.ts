import { grouped, money } from '@/lib/format/numbers';
import { architecture } from './architecture';
import { cloud } from './cloud';
import { development } from './development';
import { financial } from './financial';
import { healthcare } from './healthcare';
import { legal } from './legal';
import { manufacturing } from './manufacturing';
import { maturity } from './maturity';
import type { EstimatorModel, InputBounds, Values } from './model';
import { network } from './network';
import { nonProfit } from './non-profit';

/** An estimator as the contact page meets it: its bounds, and its headline result in figures. */
export interface RegisteredEstimator {
  readonly inputs: Readonly<Record<string, InputBounds>>;
  headline(values: Values<string>): string;
}

function register<Key extends string, Result>(
  model: EstimatorModel<Key, Result>,
  shown: (result: Result) => string,
): RegisteredEstimator {
  return {
    inputs: model.inputs,
    headline: (values) => shown(model.estimate(values)),
  };
}

/** Every estimator by the name that its hand-over address carries. */
export const estimators = {
  cloud: register(cloud, ({ monthly }) => money(monthly)),
  network: register(network, ({ monthly }) => money(monthly)),
  maturity: register(maturity, ({ level, score }) => `Level ${level}, score ${grouped(score)}`),
  development: register(development, ({ total }) => money(total)),
  healthcare: register(healthcare, ({ monthly }) => money(monthly)),
  legal: register(legal, ({ monthly }) => money(monthly)),
  financial: register(financial, ({ monthly }) => money(monthly)),
  manufacturing: register(manufacturing, ({ monthly }) => money(monthly)),
  architecture: register(architecture, ({ monthly }) => money(monthly)),
  'non-profit': register(nonProfit, ({ total }) => money(total)),
} satisfies Record<string, RegisteredEstimator>;

export type EstimatorId = keyof typeof estimators;
