import type { Membership } from '@pulse/contract/client';
import { useSearchParams } from 'react-router';

/** What the member would like to have. */
export interface PlanSelection {
  plan_code: Membership['plan']['code'];
  billing_interval: Membership['billing_interval'];
}

const codes: PlanSelection['plan_code'][] = ['basic', 'plus', 'unlimited'];
const intervals: PlanSelection['billing_interval'][] = ['month', 'year'];

/** The chosen plan and interval, in the page's address; at first those that the member has. */
export function usePlanSelection({ plan, billing_interval }: Membership) {
  const [params, setParams] = useSearchParams();
  const selection: PlanSelection = {
    plan_code: codes.find((code) => code === params.get('plan')) ?? plan.code,
    billing_interval:
      intervals.find((interval) => interval === params.get('interval')) ?? billing_interval,
  };
  const select = (chosen: Partial<PlanSelection>) => {
    const next = { ...selection, ...chosen };
    setParams(
      (before) => {
        before.set('plan', next.plan_code);
        before.set('interval', next.billing_interval);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { selection, select };
}
