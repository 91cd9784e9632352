import { appealAnswerBy, DAY, type EpochMs, HOUR } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/transaction.ts';
import { DEMO_MEMBER_ZONE } from '../bookings/draft-demo-member-bookings.ts';
import { demoId } from '../generate/demo-id.ts';
import { wakingTime } from '../generate/waking-time.ts';
import { NAFAS_ID } from '../has-demo-data.ts';

const MESSAGE = 'I was there, but the line at the door was long and nobody scanned my code.';

/** Inserts an open appeal of a member against a class missed at the demo partner, to be answered. */
export async function seedAppeal(tx: Tx, now: EpochMs): Promise<void> {
  const at = wakingTime(now - 20 * HOUR, DEMO_MEMBER_ZONE);
  await sql`
    INSERT INTO visit_appeals (booking_id, user_id, venue_id, message, created_at, answer_by)
    SELECT b.id, b.user_id, b.venue_id, ${MESSAGE}, ${new Date(at)}, ${new Date(appealAnswerBy(at))}
    FROM bookings b JOIN venues v ON v.id = b.venue_id AND v.organisation_id = ${NAFAS_ID}
    WHERE b.status = 'no_show' AND b.ends_at < ${new Date(at - HOUR)}
      AND b.ends_at > ${new Date(at - 6 * DAY)}
      AND b.user_id <> ${demoId('person', 'member@pulse.test')}
    ORDER BY v.name = 'Nafas Studio' DESC, b.ends_at DESC, b.id LIMIT 1`.execute(tx);
}
