import { isoInstant, MINUTE } from '@pulse/domain';
import {
  createBooking,
  createClassSession,
  createClassTemplate,
  createMembership,
  createOrganisation,
  createQrCode,
  createUser,
  createVenue,
  type Db,
} from '@pulse/test-data';
import { signToken } from '../sign-tokens.ts';
import { SECRET } from './secret.ts';

/** A member and the devices that act at once. */
export interface TortureMember {
  userId: string;
  token: string;
  devices: readonly { classes: readonly string[]; undoes: boolean }[];
}

/** Who acts, and on what. */
export interface SeedData {
  members: TortureMember[];
  /** The bearer header of the desk. */
  desk: string;
  qrCode: string;
  /** The classes that are fought for. */
  classes: string[];
  /** Of those, the ones whose waitlist strictly goes by its order: every member on it may be booked. */
  queues: string[];
  /** Places in classes about to begin. */
  toCheckIn: { id: string; userId: string; sessionId: string }[];
}

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MEMBERS = 12;
/** In each class: fewer than members, and enough for one to get two at once. */
const PLACES = 5;
/** On one day, on which the plan allows two classes. */
const HOURS = [9, 11, 13, 15];
/** Each alone on its day, so that no limit and no other class is in the way. */
const QUEUE_DAYS = [3, 4];
/** In how many minutes the classes begin whose members are checked in. */
const BEGINNING = [10, 11, 12];

/** Inserts a venue with small classes and members who may all book them, two a day. */
export async function insertSeedData(db: Db): Promise<SeedData> {
  const organisation_id = await createOrganisation(db);
  const booking_policy = { waitlist_ratio: 3 };
  const venue = { organisation_id, time_zone: 'Etc/UTC', booking_policy };
  const venue_id = await createVenue(db, venue);
  const class_template_id = await createClassTemplate(db, { venue_id, weekdays: [] });
  const insertClass = (startsAt: number, capacity: number) =>
    createClassSession(db, {
      ...{ venue_id, class_template_id, capacity },
      starts_at: isoInstant(startsAt),
    });
  const insertClasses = (startsAt: readonly number[], capacity: number) =>
    Promise.all(startsAt.map((at) => insertClass(at, capacity)));
  const today = Math.floor(Date.now() / DAY) * DAY;
  const hours = HOURS.map((hour) => today + 2 * DAY + hour * HOUR);
  const first = await insertClasses(hours, PLACES);
  const overlapping = await insertClasses(
    hours.map((startsAt) => startsAt + 30 * MINUTE),
    PLACES,
  );
  const noons = QUEUE_DAYS.map((day) => today + day * DAY + 12 * HOUR);
  const queues = await insertClasses(noons, 2);
  const devices = [
    { classes: first, undoes: true },
    { classes: overlapping, undoes: true },
    { classes: queues, undoes: false },
  ];
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => insertMember(db)));
  const beginning = await insertClasses(
    BEGINNING.map((minutes) => Date.now() + minutes * MINUTE),
    100,
  );
  const toCheckIn: SeedData['toCheckIn'] = [];
  for (const sessionId of beginning)
    for (const { userId } of members) {
      const id = await createBooking(db, { user_id: userId, class_session_id: sessionId });
      toCheckIn.push({ id, userId, sessionId });
    }
  const { id } = await createUser(db, { role: 'partner_admin', organisation_id });
  return {
    members: members.map((member) => ({ ...member, devices })),
    desk: signToken(SECRET, { id, role: 'partner_admin', organisationId: organisation_id }),
    qrCode: await createQrCode(db, { venue_id }),
    classes: devices.flatMap(({ classes }) => classes),
    queues,
    toCheckIn,
  };
}

async function insertMember(db: Db): Promise<Pick<TortureMember, 'userId' | 'token'>> {
  const { id } = await createUser(db);
  const terms = { price_minor: 0, currency: 'USD', classes_per_day: 2, plus_visits_per_month: 0 };
  await createMembership(db, { user_id: id, ...terms });
  return { userId: id, token: signToken(SECRET, { id }) };
}
