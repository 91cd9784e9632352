import type { createClassTemplate as operation } from '@pulse/contract';
import type { z } from 'zod';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { chooseTrainer } from '../../venues/index.ts';
import { chooseVenue } from './choose-venue.ts';
import { findTemplate, insertTemplate } from './class-templates.store.ts';
import { createFirstSessions } from './create-first-sessions.ts';
import { type PresentedTemplate, presentClassTemplate } from './present-class-template.ts';

/** Creates a class at a venue of the user's organisation, with its sessions unless it is a draft. */
export async function createClassTemplate(
  { db, clock }: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  { weekly, drop_in_price: price, ...fields }: z.output<typeof operation.body>,
): Promise<PresentedTemplate | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(db, async (tx) => {
    const { venue_id, trainer_id, draft, name } = fields;
    const trainer =
      trainer_id && (await chooseTrainer(tx, organisationId, trainer_id, 'trainer_id'));
    if (isRefusal(trainer)) return trainer;
    const venue = await chooseVenue(tx, organisationId, venue_id);
    if (isRefusal(venue)) return venue;
    const id = await insertTemplate(tx, {
      ...fields,
      weekly: JSON.stringify(weekly),
      price_minor: price?.amount_minor ?? null,
      ...(price && { currency: price.currency }),
    });
    const sessions = draft ? 0 : await createFirstSessions(tx, id, venue, clock.now());
    await audit(tx, {
      actor,
      action: 'create_class_template',
      subject: { type: 'class_template', id },
      venues: [venue_id],
      after: { venue_id, name, draft, sessions },
    });
    const row = await findTemplate(tx, organisationId, id);
    return row ? presentClassTemplate(row) : refuse('not_found');
  });
}
