import type { archiveClassTemplate as operation } from '@pulse/contract';
import { localDateOf } from '@pulse/domain';
import type { z } from 'zod';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { lockChosenVenue } from '../../venues/index.ts';
import { classHooks } from '../class-hooks.ts';
import { cancelSessions } from '../sessions/own-sessions.store.ts';
import { locksFor } from './change/lock-template-sessions.ts';
import { findTemplate, updateTemplate } from './class-templates.store.ts';
import { type PresentedTemplate, presentClassTemplate } from './present-class-template.ts';
import { listTemplateSessions, removeSessions } from './template-sessions.store.ts';

/**
 * Ends a class: its sessions without a booking are removed, past ones stay. Refused while others
 * are booked, unless the request says whether they are cancelled or take place. Archiving twice is
 * harmless.
 */
export async function archiveClassTemplate(
  deps: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
  { apply_to_booked, reason }: z.output<typeof operation.body>,
  locks = locksFor(deps, apply_to_booked === true),
): Promise<PresentedTemplate | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(deps.db, async (tx) => {
    const found = await findTemplate(tx, organisationId, id);
    if (!found) return refuse('not_found');
    await lockChosenVenue(tx, organisationId, found.venue_id);
    const template = await locks.template(tx, organisationId, id);
    if (!template || template.archived_at) return presentClassTemplate(template ?? found);
    const now = new Date(deps.clock.now());
    await locks.sessions(tx, id, now);
    const from = localDateOf(now.getTime(), template.venue_time_zone);
    const upcoming = (await listTemplateSessions(tx, id, { from, now })).filter(
      ({ status, starts_at }) => status === 'scheduled' && starts_at > now,
    );
    const booked = upcoming.filter((session) => session.booked + session.waitlisted > 0);
    const bookings = booked.reduce((sum, session) => sum + session.booked + session.waitlisted, 0);
    if (booked.length > 0 && apply_to_booked === undefined)
      return refuse('class_has_bookings', { sessions: booked.length, bookings });
    const bookedIds = booked.map((session) => session.id);
    const unbooked = upcoming.filter((session) => !booked.includes(session));
    await removeSessions(
      tx,
      unbooked.map((session) => session.id),
      now,
    );
    if (apply_to_booked && booked.length > 0) {
      await cancelSessions(tx, bookedIds, reason, now);
      await classHooks(deps).onSessionsCancelled(tx, bookedIds, reason);
    }
    await updateTemplate(tx, id, { archived_at: now });
    await audit(tx, {
      actor,
      action: 'archive_class_template',
      subject: { type: 'class_template', id },
      venues: [template.venue_id],
      before: { archived: false },
      after: { archived: true, removed: unbooked.length, booked: booked.length, apply_to_booked },
    });
    const archived = await findTemplate(tx, organisationId, id);
    return archived ? presentClassTemplate(archived) : refuse('not_found');
  });
}
