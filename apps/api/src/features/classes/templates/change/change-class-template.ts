import type { changeClassTemplate as operation } from '@pulse/contract';
import type { z } from 'zod';
import { audit } from '../../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts';
import { classHooks } from '../../class-hooks.ts';
import { findTemplate, updateTemplate } from '../class-templates.store.ts';
import { presentClassTemplate } from '../present-class-template.ts';
import { sessionColumns, templateColumns } from '../template-columns.ts';
import { applySessionChanges } from './apply-session-changes.ts';
import { loadTemplateChange } from './load-template-change.ts';
import { locksFor } from './lock-template-sessions.ts';
import { presentImpact, refuseTooSmall } from './present-impact.ts';

type ChangedTemplate = z.input<(typeof operation.responses)[200]>;

/**
 * Changes a class and its sessions without a booking; the booked ones too with `apply_to_booked`,
 * and their members are notified. Refused when it was changed since `version`, and when a booked
 * session has more places taken than the new capacity.
 */
export async function changeClassTemplate(
  deps: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
  { version, apply_to_booked, reason, ...fields }: z.output<typeof operation.body>,
  locks = locksFor(deps, apply_to_booked),
): Promise<ChangedTemplate | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(deps.db, async (tx) => {
    const target = { organisationId, id, version };
    const loaded = await loadTemplateChange(tx, deps, target, fields, locks);
    if (isRefusal(loaded)) return loaded;
    const { template, plan } = loaded;
    const { venue_time_zone: zone } = template;
    const full = apply_to_booked && refuseTooSmall(plan, { zone, capacity: fields.capacity });
    if (full) return full;
    const hooks = classHooks(deps);
    const impact = await presentImpact(tx, hooks, plan, { zone, capacity: fields.capacity });
    await updateTemplate(tx, id, templateColumns(fields));
    await applySessionChanges(tx, hooks, {
      templateId: id,
      zone,
      plan,
      columns: sessionColumns(fields, template.venue_tier),
      applyToBooked: apply_to_booked,
      reason,
      now: new Date(deps.clock.now()),
    });
    const changed = await findTemplate(tx, organisationId, id);
    if (!changed) return refuse('not_found');
    const [before, after] = [presentClassTemplate(template), presentClassTemplate(changed)];
    const names = Object.keys(fields) as (keyof typeof fields)[];
    const { at_once, booked } = impact;
    await audit(tx, {
      actor,
      action: 'change_class_template',
      subject: { type: 'class_template', id },
      venues: [template.venue_id],
      before: Object.fromEntries(names.map((name) => [name, before[name]])),
      after: {
        ...fields,
        sessions: { ...at_once, booked: booked.changed + booked.removed, apply_to_booked },
      },
    });
    return { ...after, impact };
  });
}
