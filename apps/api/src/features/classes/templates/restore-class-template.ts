import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { chooseTrainer } from '../../venues/index.ts';
import { chooseVenue } from './choose-venue.ts';
import { findTemplate, lockTemplate, updateTemplate } from './class-templates.store.ts';
import { type PresentedTemplate, presentClassTemplate } from './present-class-template.ts';

/**
 * Restores an archived class as a draft: its sessions are created anew when it is published, and those
 * that were cancelled stay so. A trainer who has been archived meanwhile is no longer named. A class
 * that is not archived stays as it is.
 */
export async function restoreClassTemplate(
  { db }: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
): Promise<PresentedTemplate | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(db, async (tx) => {
    const found = await findTemplate(tx, organisationId, id);
    if (!found) return refuse('not_found');
    const { trainer_id } = found;
    const trainer =
      trainer_id && (await chooseTrainer(tx, organisationId, trainer_id, 'trainer_id'));
    const venue = await chooseVenue(tx, organisationId, found.venue_id);
    if (isRefusal(venue)) return venue;
    const template = await lockTemplate(tx, organisationId, id);
    if (!template) return refuse('not_found');
    if (!template.archived_at) return presentClassTemplate(template);
    const kept = isRefusal(trainer) ? null : trainer_id;
    await updateTemplate(tx, id, { archived_at: null, draft: true, trainer_id: kept });
    await audit(tx, {
      actor,
      action: 'restore_class_template',
      subject: { type: 'class_template', id },
      venues: [venue.id],
      before: { archived: true, trainer_id },
      after: { archived: false, draft: true, trainer_id: kept },
    });
    const restored = await findTemplate(tx, organisationId, id);
    return restored ? presentClassTemplate(restored) : refuse('not_found');
  });
}
