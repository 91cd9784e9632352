import { createDigitalIdCode, isoInstant } from '@pulse/domain';
import { type BookingWorld, bookingWorld, NOW } from './booking-world.ts';
import {
  aClassSession,
  aMember,
  anOrganisation,
  aVenue,
  type TestUser,
  type VenueGiven,
} from './builders.ts';
import type { Caller } from './caller.ts';

const MINUTE = 60_000;
const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  opens: '06:00',
  closes: '23:00',
}));

/** A venue with its staff, a door code, and members who hold a place in a class there. */
export interface DoorWorld extends BookingWorld {
  organisationId: string;
  venueId: string;
  staff: Caller;
  /** Who `staff` is: their token lives 15 minutes, so sign in again after moving the clock. */
  staffUser: TestUser;
  admin: Caller;
  /** The code of the venue's entrance. */
  qrCode: string;
  /** Another venue of the same organisation. */
  anotherVenue(given?: VenueGiven): Promise<string>;
  /** A class at the venue (or another) that starts so many minutes from NOW. */
  classIn(minutes: number, venueId?: string): Promise<string>;
  /** A member booked into a class through the API; `code()` is their digital ID right now. */
  booked(
    sessionId: string,
  ): Promise<Caller & { id: string; bookingId: string; code(): Promise<string> }>;
  /** The digital ID of a member right now. */
  codeOf(userId: string): Promise<string>;
}

export async function doorWorld(given: VenueGiven = {}): Promise<DoorWorld> {
  const world = await bookingWorld();
  const { db } = world.deps;
  const organisationId = await anOrganisation({ db });
  const open = { opening_hours: ALL_WEEK, organisation_id: organisationId };
  const venueId = await aVenue(db, { ...open, ...given });
  const staffUser = await aMember({ db }, { role: 'partner_staff', organisationId });
  const staff = await world.as(staffUser);
  const admin = await world.as(await aMember({ db }, { role: 'partner_admin', organisationId }));
  const made = await staff.post(`/partner/venues/${venueId}/qr-codes`, { label: 'Front door' });

  const codeOf = async (userId: string) => {
    const { member_code, digital_id_secret } = await db
      .selectFrom('users')
      .select(['member_code', 'digital_id_secret'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return createDigitalIdCode(new Uint8Array(digital_id_secret), member_code, world.clock.now());
  };
  return {
    ...world,
    organisationId,
    venueId,
    staff,
    staffUser,
    admin,
    qrCode: made.body.code,
    codeOf,
    anotherVenue: (wanted = {}) => aVenue(db, { ...open, ...wanted }),
    classIn: (minutes, at = venueId) =>
      aClassSession(db, { venue_id: at, starts_at: isoInstant(NOW + minutes * MINUTE) }),
    booked: async (sessionId) => {
      const member = await world.member();
      const { body } = await member.post('/bookings', { class_session_id: sessionId });
      return { ...member, bookingId: body.id, code: () => codeOf(member.id) };
    },
  };
}
