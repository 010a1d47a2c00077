import { useState } from 'react';
import { defaultsOf, type EstimatorModel, type Values } from '@/lib/estimators/model';

/** A model's sliders: where they stand, how to move one, and what follows from them in the same frame. */
export function useEstimator<Key extends string, Result>(model: EstimatorModel<Key, Result>) {
  const [values, setValues] = useState<Values<Key>>(() => defaultsOf(model.inputs));
  const onChange = (key: Key, value: number) =>
    setValues((current) => ({ ...current, [key]: value }));
  return { values, onChange, result: model.estimate(values) };
}
