import type { ReactNode } from 'react';
import { WeekAxis } from '@/components/charts/WeekAxis';
import type { Step } from '@/content/schema/sections';
import type { Span } from '@/lib/timeline';

interface StepRowProps {
  step: Step & Span;
  number: number;
  children?: ReactNode;
}

/** A step beside its length, on the rail that runs down the list of them. */
export function StepRow({ step, number, children }: StepRowProps) {
  return (
    <li>
      <WeekAxis vertical spans={[{ ...step, from: 0 }]} />
      <p className="step-when">
        <span className="step-number">{number}</span>
        {step.duration}
        {step.weekend === undefined ? null : <span className="step-weekend">{step.weekend}</span>}
      </p>
      <div className="step-what">
        <h3>{step.title}</h3>
        <p>{step.description}</p>
      </div>
      {children}
    </li>
  );
}
