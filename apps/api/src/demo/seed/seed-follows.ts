import type { EpochMs } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/transaction.ts';

/** At each of these venues the demo member follows the coach whose name comes first. */
const VENUES = ['Nafas Studio', 'Jabal Bloc', 'Gemmayzeh Pilates Rooms'];

/** Inserts the coaches whom the demo member follows; what they give already is no news. */
export async function seedFollows(tx: Tx, now: EpochMs): Promise<void> {
  const at = new Date(now);
  await sql`
    INSERT INTO coach_follows (user_id, trainer_id, created_at, told_until)
    SELECT DISTINCT ON (v.id) u.id, t.id, ${at}::timestamptz, ${at}::timestamptz
    FROM venues v JOIN class_templates ct ON ct.venue_id = v.id
    JOIN trainers t ON t.id = ct.trainer_id
    CROSS JOIN users u
    WHERE v.name = ANY(${VENUES}::text[]) AND u.email = 'member@pulse.test'
    ORDER BY v.id, t.name, t.id
    ON CONFLICT DO NOTHING`.execute(tx);
  await sql`
    INSERT INTO coach_classes (trainer_id, class_template_id, added_at)
    SELECT ct.trainer_id, ct.id, ${at}::timestamptz FROM class_templates ct
    WHERE ct.trainer_id IN (SELECT trainer_id FROM coach_follows)
    ON CONFLICT DO NOTHING`.execute(tx);
}
