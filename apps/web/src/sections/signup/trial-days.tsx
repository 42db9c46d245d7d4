import './trial-days.css';
import { type Plan, trialDays } from '@vayl/domain';
import { Quantity } from '@vayl/ui/primitives/quantity';
import type { ReactNode } from 'react';
import { SIGNUP } from '../../../content/signup.content.ts';

const LONGEST_FIRST: readonly Plan[] = ['annual', 'monthly'];
const MOST_DAYS = trialDays({ plan: 'annual', isReferred: true });

/** The days of a referred trial, one mark each, both plans on one scale. */
export function TrialDays(): ReactNode {
  return (
    <figure className="trial-days">
      {LONGEST_FIRST.map((plan) => (
        <TrialRow key={plan} plan={plan} />
      ))}
      <figcaption>{SIGNUP.invited.scale}</figcaption>
    </figure>
  );
}

function TrialRow({ plan }: { readonly plan: Plan }): ReactNode {
  const [plainDays, referredDays] = [trialDays({ plan, isReferred: false }), trialDays({ plan, isReferred: true })];
  return (
    <div className="trial-days-row">
      <span>{SIGNUP.invited.plans[plan]}</span>
      <Quantity value={String(referredDays)} unit="days" />
      <span
        className="trial-days-marks"
        style={{ width: `${(100 * (referredDays - 1)) / (MOST_DAYS - 1)}%` }}
        aria-hidden="true"
      >
        {Array.from({ length: referredDays }, (_, day) => (
          <i key={day} data-added={day >= plainDays || undefined} />
        ))}
      </span>
    </div>
  );
}
