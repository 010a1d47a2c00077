import { useState } from 'react';
import { defaultsOf, type EstimatorModel, type InputOf, type Values } from '@/lib/estimators/model';

/** A model's sliders: where they stand, and how to move one. */
export interface EstimatorState<Model extends EstimatorModel = EstimatorModel> {
  model: Model;
  values: Values<InputOf<Model>>;
  onChange: (input: InputOf<Model>, value: number) => void;
}

/** The state of an estimator, at its defaults to begin with. */
export function useEstimator<Model extends EstimatorModel>(model: Model): EstimatorState<Model> {
  const [values, setValues] = useState(() => defaultsOf(model.inputs) as Values<InputOf<Model>>);
  const onChange = (input: InputOf<Model>, value: number) =>
    setValues((current) => ({ ...current, [input]: value }));
  return { model, values, onChange };
}
