import { hash } from '@node-rs/argon2';
import type { EpochMs } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import { DEMO_PASSWORD } from '../../platform/demo-accounts.ts';
import { seedBookings } from '../bookings/seed-bookings.ts';
import { type DemoCatalogue, generateDemoCatalogue } from '../generate/generate-demo-catalogue.ts';
import { generateDemoUsers } from '../generate/generate-demo-users.ts';
import { hasDemoData, NAFAS_ID } from '../has-demo-data.ts';
import { insertRows } from './insert-rows.ts';
import { seedAppeal } from './seed-appeal.ts';
import { seedApplications } from './seed-applications.ts';
import { seedClassSessions } from './seed-class-sessions.ts';
import { seedClosures } from './seed-closures.ts';
import { seedEntrances } from './seed-entrances.ts';
import { seedFavourites } from './seed-favourites.ts';
import { seedFeedback } from './seed-feedback.ts';
import { seedFollows } from './seed-follows.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedOrganisationDetails } from './seed-organisation-details.ts';
import { seedPayments } from './seed-payments.ts';
import { seedReceipts } from './seed-receipts.ts';
import { seedReviewReports } from './seed-review-reports.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedRooms } from './seed-rooms.ts';
import { seedStatements } from './seed-statements.ts';
import { lastRenewalOf, seedUsers } from './seed-users.ts';

/** What creating the demo data needs from the server. */
export interface SeedDemoDataOptions {
  /** The time around which schedules and histories are created. */
  now: EpochMs;
  /** Encrypts tax ids and bank accounts, as the partners feature does. */
  encrypt: (text: string) => Uint8Array;
}

/** An arbitrary advisory lock key: of two concurrent first starts, one creates the data. */
const SEED_LOCK_KEY = 7_038_130;

async function seedCatalogue(tx: Tx, catalogue: DemoCatalogue, now: EpochMs): Promise<void> {
  await insertRows(tx, 'organisations', catalogue.organisations);
  await insertRows(tx, 'venues', catalogue.venues);
  await insertRows(tx, 'trainers', catalogue.trainers);
  await insertRows(tx, 'class_templates', catalogue.classTemplates);
  await seedClosures(tx, catalogue.venues, now);
}

/**
 * Creates the demo data, once, in one transaction, so that a start that is killed in the middle
 * leaves nothing and the next one starts over. Returns whether it was created now.
 */
export async function seedDemoData(
  db: Db,
  { now, encrypt }: SeedDemoDataOptions,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${SEED_LOCK_KEY})`.execute(tx);
    if (await hasDemoData(tx)) return false;
    // The pool's limits are for requests; this takes some seconds and happens once.
    await sql`SET LOCAL statement_timeout = 0`.execute(tx);
    await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx);
    const catalogue = generateDemoCatalogue();
    const users = generateDemoUsers();
    await seedCatalogue(tx, catalogue, now);
    await seedRooms(tx, now);
    await seedOrganisationDetails(tx, encrypt);
    const organisationIds = new Map(catalogue.organisations.map(({ name, id }) => [name, id]));
    await seedApplications(tx, organisationIds, encrypt, now);
    await seedClassSessions(tx, now);
    await seedUsers(tx, users, NAFAS_ID, await hash(DEMO_PASSWORD), now);
    await seedPayments(tx, now);
    await seedReceipts(tx);
    const demoMemberBookings = await seedBookings(tx, users, now);
    await seedAppeal(tx, now);
    await seedStatements(tx, now);
    await seedReviews(tx, now);
    await seedReviewReports(tx, now);
    await seedEntrances(tx, catalogue.venues);
    const renewedAt = lastRenewalOf('member@pulse.test', users, now) ?? now;
    await seedNotifications(tx, demoMemberBookings, renewedAt, now);
    await seedFeedback(tx, users, now);
    await seedFavourites(tx, now);
    await seedFollows(tx, now);
    return true;
  });
}
