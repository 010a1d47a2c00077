import { useState } from 'react';
import { defaultsOf, type EstimatorModel, type InputOf, type Values } from '@/lib/estimators/model';

/** A model's sliders: where they stand, and how to move one. */
export interface EstimatorState<Model extends EstimatorModel = EstimatorModel> {
  model: Model;
  values: Values<InputOf<Model>>;
  /** Whether a visitor has moved one: what stands there from the beginning is not announced. */
  moved: boolean;
  onChange: (input: InputOf<Model>, value: number) => void;
}

/** The state of an estimator, at its defaults to begin with. */
export function useEstimator<Model extends EstimatorModel>(model: Model): EstimatorState<Model> {
  const [initial] = useState(() => defaultsOf(model.inputs) as Values<InputOf<Model>>);
  const [values, setValues] = useState(initial);
  const onChange = (input: InputOf<Model>, value: number) =>
    setValues((current) => ({ ...current, [input]: value }));
  return { model, values, moved: values !== initial, onChange };
}
