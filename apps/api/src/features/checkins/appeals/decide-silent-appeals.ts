import type { Deps } from '../../../platform/deps.ts';
import { listSilentAppeals } from './appeals.store.ts';
import { decideSilentAppeal } from './decide-appeal.ts';

/** Decides for the member every appeal that its venue has not answered in time. */
export async function decideSilentAppeals(deps: Deps): Promise<void> {
  for (const bookingId of await listSilentAppeals(deps.db, new Date(deps.clock.now())))
    await decideSilentAppeal(deps, bookingId);
}
