import type { EpochMs } from '@pulse/domain';
import 'temporal-polyfill/global';
import { partnerSeal } from '../features/partners/index.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { seedDemoData } from './seed/seed-demo-data.ts';

/** What the server tells the process that creates the demo data, as JSON in its environment. */
export interface SeedDemoDataRequest {
  databaseUrl: string;
  secret: string;
  now: EpochMs;
}

// Exits when the server exits; the open transaction is then rolled back.
process.once('disconnect', () => process.exit(1));

const request: SeedDemoDataRequest = JSON.parse(process.env.PULSE_SEED_REQUEST ?? '');
const { databaseUrl, secret, now } = request;
const database = openDatabase(databaseUrl, 1);
await seedDemoData(database.db, { now, encrypt: partnerSeal(secret).encrypt });
await database.close();
process.exit(0);
