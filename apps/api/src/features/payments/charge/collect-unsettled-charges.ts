import { CHARGE_LEASE } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { listUnsettledCharges } from './charges.store.ts';
import { collectCharges } from './collect-charge.ts';

/** The most charges looked at in one run; the others follow in the next. */
const BATCH = 2_000;

/**
 * Goes on with charges that were intended some time ago and have no outcome: the server ended in
 * between, or the provider did not answer.
 */
export async function collectUnsettledCharges(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const before = new Date(now - CHARGE_LEASE);
  await collectCharges(deps, await listUnsettledCharges(deps.db, before, new Date(now), BATCH));
}
