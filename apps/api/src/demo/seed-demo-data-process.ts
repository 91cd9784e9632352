import type { EpochMs } from '@pulse/domain';
import 'temporal-polyfill/global';
import { once } from 'node:events';
import { partnerSeal } from '../features/partners/index.ts';
import type { ServerSecrets } from '../platform/crypto/server-secret.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { seedDemoData } from './seed/seed-demo-data.ts';

/** What the server sends to the process that creates the demo data. */
export interface SeedDemoDataRequest {
  databaseUrl: string;
  secrets: ServerSecrets;
  now: EpochMs;
}

// Exits when the server exits; the open transaction is then rolled back.
process.once('disconnect', () => process.exit(1));

const [request] = (await once(process, 'message')) as [SeedDemoDataRequest];
const { databaseUrl, secrets, now } = request;
// On a slow machine a table of the demo takes longer than a request may.
const database = openDatabase(databaseUrl, 1, { answerWithinMs: 0 });
await seedDemoData(database.db, { now, encrypt: partnerSeal(secrets).encrypt });
await database.close();
process.exit(0);
