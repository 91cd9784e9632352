import 'temporal-polyfill/global';
import { once } from 'node:events';
import { partnerSeal } from '../features/partners/index.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

/** What the process that makes the demo world is told by the server that started it. */
export interface DemoWorldOrder {
  databaseUrl: string;
  secret: string;
  /** Epoch milliseconds. */
  now: number;
}

// Without the server there is nobody to make a world for; the open transaction ends with us.
process.once('disconnect', () => process.exit(1));

const [order] = (await once(process, 'message')) as [DemoWorldOrder];
const { databaseUrl, secret, now } = order;
const database = openDatabase(databaseUrl, 1);
await seedDemoWorld(database.db, { now, seal: partnerSeal(secret).seal });
await database.close();
process.exit(0);
