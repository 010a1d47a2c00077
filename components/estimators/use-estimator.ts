import { useContext, useEffect, useState } from 'react';
import { BillingContext } from '@/components/billing/use-billing';
import { readSettings } from '@/lib/estimators/estimate-link';
import { defaultsOf, type EstimatorModel, type InputOf, type Values } from '@/lib/estimators/model';

/** A model's sliders: where they stand, and how to move one. */
export interface EstimatorState<Model extends EstimatorModel = EstimatorModel> {
  model: Model;
  values: Values<InputOf<Model>>;
  /** Whether a slider has been moved, by the visitor or the address: what stands there from the beginning is not announced. */
  moved: boolean;
  onChange: (input: InputOf<Model>, value: number) => void;
}

/**
 * The state of an estimator: at its defaults to begin with, then where the page's address puts it. A slider
 * that the visitor moved before React came stays where it is.
 */
export function useEstimator<Model extends EstimatorModel>(model: Model): EstimatorState<Model> {
  const [initial] = useState(() => defaultsOf(model.inputs) as Values<InputOf<Model>>);
  const [values, setValues] = useState(initial);
  const choose = useContext(BillingContext)?.choose;
  useEffect(() => {
    const kept = readSettings(model, new URLSearchParams(window.location.search));
    // The sliders' own effects, which adopt what was moved, have run: `current` knows of it.
    setValues((current) => {
      const set = Object.entries(kept.values).filter(
        ([input]) => current[input as InputOf<Model>] === initial[input as InputOf<Model>],
      );
      return set.length > 0 ? { ...current, ...Object.fromEntries(set) } : current;
    });
    // Only what is not chosen anyway: another choice may have been made before React came.
    if (kept.billing && kept.billing !== model.billing?.[0]) choose?.(kept.billing);
  }, [model, initial, choose]);
  const onChange = (input: InputOf<Model>, value: number) =>
    setValues((current) => ({ ...current, [input]: value }));
  return { model, values, moved: values !== initial, onChange };
}
