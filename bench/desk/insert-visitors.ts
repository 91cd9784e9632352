import { createDigitalIdCode, MINUTE } from '@pulse/domain';
import {
  createBooking,
  createClassSession,
  createClassTemplate,
  createOrganisation,
  createUser,
  createVenue,
  type Db,
} from '@pulse/test-data';
import { signToken } from '../sign-tokens.ts';

/** A member with a place in a class at which a desk receives them. */
export interface Visitor {
  bookingId: string;
  startsAt: string;
  /** What their digital ID shows now. */
  code(): Promise<string>;
}

/** One desk: its staff member, and the members who are booked there. */
export interface Desk {
  venueId: string;
  sessionId: string;
  staffId: string;
  /** The bearer header of the staff. */
  authorization: string;
  visitors: Visitor[];
}

/** The window is open for half an hour before and 15 min after the start. */
const STARTS_IN = 14 * MINUTE;

/** Inserts one venue with a class for each desk, and as many members in each class as are asked for. */
export async function insertDesks(
  db: Db,
  secret: string,
  visitors: readonly number[],
): Promise<Desk[]> {
  const organisation_id = await createOrganisation(db);
  const venue_id = await createVenue(db, { organisation_id, time_zone: 'Etc/UTC' });
  const class_template_id = await createClassTemplate(db, { venue_id, weekdays: [] });
  const desks: Desk[] = [];
  for (const [index, count] of visitors.entries()) {
    const starts_at = new Date(Date.now() + STARTS_IN + index * MINUTE).toISOString();
    const session = { venue_id, class_template_id, starts_at, capacity: 1000, booked: count };
    const sessionId = await createClassSession(db, session);
    const { id } = await createUser(db, { role: 'partner_admin', organisation_id });
    const desk: Desk = {
      venueId: venue_id,
      sessionId,
      staffId: id,
      authorization: signToken(secret, {
        id,
        role: 'partner_admin',
        organisationId: organisation_id,
      }),
      visitors: [],
    };
    for (let visitor = 0; visitor < count; visitor += 1)
      desk.visitors.push(await insertVisitor(db, sessionId, starts_at));
    desks.push(desk);
  }
  return desks;
}

async function insertVisitor(db: Db, sessionId: string, startsAt: string): Promise<Visitor> {
  const digital_id_secret = crypto.getRandomValues(new Uint8Array(32));
  const member_code = crypto.randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase();
  const user = { digital_id_secret: Buffer.from(digital_id_secret), member_code };
  const { id: user_id } = await createUser(db, user);
  const bookingId = await createBooking(db, { user_id, class_session_id: sessionId });
  const code = () => createDigitalIdCode(digital_id_secret, member_code, Date.now());
  return { bookingId, startsAt, code };
}
