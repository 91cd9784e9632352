import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/database/transaction.ts';
import { DEMO_PASSWORD } from '../platform/demo-accounts.ts';
import { generateDemoPeople } from './generate-demo-people.ts';
import { type DemoWorld, generateDemoWorld } from './generate-demo-world.ts';
import { hasDemoWorld, NAFAS_ID } from './has-demo-world.ts';
import { insertRows } from './insert-rows.ts';
import { seedApplications } from './seed-applications.ts';
import { seedBookings } from './seed-bookings.ts';
import { seedClosures } from './seed-closures.ts';
import { seedEntrances } from './seed-entrances.ts';
import { seedFavourites } from './seed-favourites.ts';
import { seedFeedback } from './seed-feedback.ts';
import { seedInbox } from './seed-inbox.ts';
import { seedPeople } from './seed-people.ts';
import { seedReviewReports } from './seed-review-reports.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedSessions } from './seed-sessions.ts';

/** What the demo world needs from its server. */
export interface DemoSeedOptions {
  /** Epoch milliseconds; schedules and histories lie around it. */
  now: number;
  /** Encrypts tax ids and bank accounts, as the partners feature does. */
  seal: (text: string) => Uint8Array;
}

/** Any number that nothing else locks: of two first starts at once, one makes the world. */
const seedLock = 7_038_130;

async function seedStandingWorld(tx: Tx, world: DemoWorld, now: number): Promise<void> {
  await insertRows(tx, 'organisations', world.organisations);
  await insertRows(tx, 'venues', world.venues);
  await insertRows(tx, 'trainers', world.trainers);
  await insertRows(tx, 'class_templates', world.classTemplates);
  await seedClosures(tx, world.venues, now);
}

/**
 * Makes the demo world, once: all of it in one transaction, so that a start that is killed in the
 * middle leaves nothing and the next one begins anew. Answers whether it was made now.
 */
export async function seedDemoWorld(db: Db, { now, seal }: DemoSeedOptions): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${seedLock})`.execute(tx);
    if (await hasDemoWorld(tx)) return false;
    // The pool's limits are for requests; this takes some seconds and happens once.
    await sql`SET LOCAL statement_timeout = 0`.execute(tx);
    await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx);
    const world = generateDemoWorld();
    const people = generateDemoPeople();
    await seedStandingWorld(tx, world, now);
    const organisationIds = new Map(world.organisations.map(({ name, id }) => [name, id]));
    await seedApplications(tx, organisationIds, seal, now);
    await seedSessions(tx, now);
    await seedPeople(tx, people, NAFAS_ID, await hash(DEMO_PASSWORD), now);
    const story = await seedBookings(tx, people, now);
    await seedReviews(tx, now);
    await seedReviewReports(tx, now);
    await seedEntrances(tx, world.venues);
    await seedInbox(tx, story, now);
    await seedFeedback(tx, people, now);
    await seedFavourites(tx, now);
    return true;
  });
}
