export const PLANS = ['monthly', 'annual'] as const;
export type Plan = (typeof PLANS)[number];

const TRIAL_DAYS: Readonly<Record<Plan, { readonly plain: number; readonly referred: number }>> = {
  monthly: { plain: 7, referred: 21 },
  annual: { plain: 14, referred: 28 },
};

export function trialDays({ plan, isReferred }: { readonly plan: Plan; readonly isReferred: boolean }): number {
  return TRIAL_DAYS[plan][isReferred ? 'referred' : 'plain'];
}
