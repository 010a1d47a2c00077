import { usePathname } from 'next/navigation';
import { useContext, useEffect, useMemo, useState } from 'react';
import { BillingContext } from '@/components/billing/use-billing';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { useLeftState } from '@/components/ui/use-left-state';
import { readSettings } from '@/lib/estimators/estimate-link';
import { defaultsOf, type EstimatorModel, type InputOf, type Values } from '@/lib/estimators/model';

/** A model's sliders: where they stand, and how to move one. */
export interface EstimatorState<Model extends EstimatorModel> {
  model: Model;
  values: Values<InputOf<Model>>;
  /**
   * Whether anything is other than in the HTML, the way to pay included: what stood there from the beginning
   * is not announced.
   */
  moved: boolean;
  onChange: (input: InputOf<Model>, value: number) => void;
  /** The way to pay that is chosen on the page; undefined where there is no choice. */
  billing: string | undefined;
}

/**
 * The state of an estimator: where the visitor has moved its sliders, also before React came; where the
 * page's address puts the others; the rest at their defaults.
 */
export function useEstimator<Model extends EstimatorModel>(model: Model): EstimatorState<Model> {
  const pathname = usePathname();
  // While React draws the page that a link leads to, the address is still that of the page before.
  const query = useBrowserValue(
    () => (window.location.pathname === pathname ? window.location.search : ''),
    '',
  );
  const kept = useMemo(() => readSettings(model, new URLSearchParams(query)), [model, query]);
  const [moved, setMoved] = useLeftState<Values>('sliders', {});

  const { chosen, choose } = useContext(BillingContext) ?? {};
  const [paid, setPaid] = useState({ chosen, changed: false });
  if (paid.chosen !== chosen) setPaid({ chosen, changed: true });
  // The default is chosen already, unless the visitor has chosen the other.
  const asked = kept.billing === model.billing?.[0] ? undefined : kept.billing;
  const [heeded, setHeeded] = useLeftState('address', '');
  useEffect(() => {
    // Once: Back finds what the visitor has chosen since.
    if (!asked || heeded === query) return;
    setHeeded(query);
    choose?.(asked);
  }, [asked, query, heeded, setHeeded, choose]);

  const set = { ...kept.values, ...moved };
  return {
    model,
    values: { ...defaultsOf(model.inputs), ...set } as Values<InputOf<Model>>,
    moved: paid.changed || Object.keys(set).length > 0,
    onChange: (input, value) => setMoved((current) => ({ ...current, [input]: value })),
    billing: chosen,
  };
}
