import { PAUSES_PER_YEAR, pausesThisYear } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { membershipHooks } from '../membership-hooks.ts';
import { findLiveMembership } from '../stored-membership.store.ts';
import { listPlanBookings, presentTouchedBooking } from '../touched-bookings.store.ts';
import { decidePause } from './decide-pause.ts';

/** When a pause of some days from now would end, where it moves the renewal, what it frees, and at what cost. */
export async function previewPause(deps: Deps, userId: string, days: number) {
  const now = deps.clock.now();
  const decision = decidePause(await findLiveMembership(deps.db, userId), days, now);
  if (isRefusal(decision)) return decision;
  const { pausedAt, resumesAt, renewsAt } = decision.pause;
  const used = pausesThisYear(decision.membership.pauses, now).length;
  const [inside, lateIds] = await Promise.all([
    listPlanBookings(deps.db, userId, new Date(pausedAt), new Date(resumesAt)),
    membershipHooks(deps).listLateInPause(deps.db, { userId, from: pausedAt, until: resumesAt }),
  ]);
  const isLate = ({ id }: { id: string }) => lateIds.includes(id);
  return {
    resumes_at: new Date(resumesAt).toISOString(),
    renews_at: new Date(renewsAt).toISOString(),
    pauses_left: PAUSES_PER_YEAR - used - 1,
    freed_bookings: inside.filter((one) => !isLate(one)).map(presentTouchedBooking),
    late_bookings: inside.filter(isLate).map(presentTouchedBooking),
  };
}
