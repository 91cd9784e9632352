import type { applyClassTemplate as operation } from '@pulse/contract';
import type { z } from 'zod';
import { audit } from '../../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts';
import { classHooks } from '../../class-hooks.ts';
import { fieldsOfSessions, sessionColumns } from '../template-columns.ts';
import { applySessionChanges } from './apply-session-changes.ts';
import { loadTemplateDifferences } from './load-template-change.ts';
import { locksFor } from './lock-template-sessions.ts';
import { presentImpact, refuseTooSmall, type TemplateImpact } from './present-impact.ts';

/**
 * Makes the sessions of a class that were left as they were the same as the class is now, with consent
 * of the partner: all of them or none, and their members are notified. Refused when the class was
 * changed since `version`, and when one of them has more places taken than the class has.
 */
export async function applyClassTemplate(
  deps: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
  { version, reason }: z.output<typeof operation.body>,
  locks = locksFor(deps, true),
): Promise<TemplateImpact | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(deps.db, async (tx) => {
    const loaded = await loadTemplateDifferences(tx, deps, { organisationId, id, version }, locks);
    if (isRefusal(loaded)) return loaded;
    const { template, plan } = loaded;
    const { venue_time_zone: zone, venue_tier, capacity } = template;
    const full = refuseTooSmall(plan, { zone, capacity });
    if (full) return full;
    const hooks = classHooks(deps);
    const impact = await presentImpact(tx, hooks, plan, { zone, capacity });
    await applySessionChanges(tx, hooks, {
      templateId: id,
      zone,
      plan,
      columns: sessionColumns(fieldsOfSessions(template), venue_tier),
      applyToBooked: true,
      reason,
      now: new Date(deps.clock.now()),
    });
    const { at_once, booked } = impact;
    await audit(tx, {
      actor,
      action: 'apply_class_template',
      subject: { type: 'class_template', id },
      venues: [template.venue_id],
      after: { sessions: { ...at_once, booked: booked.changed + booked.removed } },
    });
    return impact;
  });
}
