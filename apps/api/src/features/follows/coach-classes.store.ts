import { sql } from 'kysely';
import type { Tx } from '../../platform/database/transaction.ts';

/**
 * Records the published classes of one coach, or of every followed one, that were not known yet. A
 * class is recorded once for a coach, however often its schedule is extended.
 */
export async function recordKnownClasses(tx: Tx, at: Date, trainerId?: string): Promise<void> {
  const ofCoaches = trainerId
    ? sql`ct.trainer_id = ${trainerId}`
    : sql`ct.trainer_id IN (SELECT trainer_id FROM coach_follows)`;
  await sql`
    INSERT INTO coach_classes (trainer_id, class_template_id, added_at)
    SELECT ct.trainer_id, ct.id, ${at}
    FROM class_templates ct JOIN venues v ON v.id = ct.venue_id AND v.status = 'published'
    WHERE ${ofCoaches} AND NOT ct.draft AND ct.archived_at IS NULL AND NOT EXISTS (
      SELECT FROM coach_classes known
      WHERE known.trainer_id = ct.trainer_id AND known.class_template_id = ct.id)
    ON CONFLICT DO NOTHING`.execute(tx);
}
