import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts';
import { classHooks } from '../../class-hooks.ts';
import { findTemplate } from '../class-templates.store.ts';
import { loadTemplateDifferences } from './load-template-change.ts';
import { presentImpact, type TemplateImpact } from './present-impact.ts';

/**
 * In which sessions still to come a class is not as it is now: booked ones that the partner did not consent to
 * change, and those that were changed by hand. Locks nothing.
 */
export async function getClassTemplateDifferences(
  deps: Deps,
  { organisationId }: AuthenticatedUser,
  id: string,
): Promise<TemplateImpact | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(deps.db, async (tx) => {
    const unlocked = { template: findTemplate, sessions: async () => undefined };
    const loaded = await loadTemplateDifferences(tx, deps, { organisationId, id }, unlocked);
    if (isRefusal(loaded)) return loaded;
    const { venue_time_zone: zone, capacity } = loaded.template;
    return presentImpact(tx, classHooks(deps), loaded.plan, { zone, capacity });
  });
}
