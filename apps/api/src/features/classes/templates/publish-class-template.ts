import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { chooseVenue } from './choose-venue.ts';
import { findTemplate, lockTemplate, updateTemplate } from './class-templates.store.ts';
import { createFirstSessions } from './create-first-sessions.ts';
import { type PresentedTemplate, presentClassTemplate } from './present-class-template.ts';

/** Publishes a draft with its sessions; a class that is published already stays as it is. */
export async function publishClassTemplate(
  { db, clock }: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
): Promise<PresentedTemplate | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(db, async (tx) => {
    const found = await findTemplate(tx, organisationId, id);
    if (!found) return refuse('not_found');
    const venue = await chooseVenue(tx, organisationId, found.venue_id);
    if (isRefusal(venue)) return venue;
    const template = await lockTemplate(tx, organisationId, id);
    if (!template) return refuse('not_found');
    if (template.archived_at) return refuse('class_template_archived');
    if (!template.draft) return presentClassTemplate(template);
    await updateTemplate(tx, id, { draft: false });
    const sessions = await createFirstSessions(tx, id, venue, clock.now());
    await audit(tx, {
      actor,
      action: 'publish_class_template',
      subject: { type: 'class_template', id },
      venues: [venue.id],
      before: { draft: true },
      after: { draft: false, sessions },
    });
    const published = await findTemplate(tx, organisationId, id);
    return published ? presentClassTemplate(published) : refuse('not_found');
  });
}
