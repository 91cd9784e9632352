import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { hasDemoData } from '../demo/has-demo-data.ts';
import { storeRooms } from '../demo/rooms/store-rooms.ts';
import type { SeedDemoDataRequest } from '../demo/seed-demo-data-process.ts';
import type { Deps } from '../platform/deps.ts';
import { forkProgram } from '../platform/processes/fork-program.ts';
import { createStorage } from '../platform/storage/files/create-storage.ts';
import { print } from './print.ts';

const PROGRAM = fileURLToPath(new URL('../demo/seed-demo-data-process.ts', import.meta.url));

/**
 * Creates the demo data at the first start in demo mode; later starts find it and do nothing. Runs
 * in a separate process: it needs some 300 MB for some seconds, which the server would keep for
 * good.
 */
export async function seedDemoData({ config, db, clock }: Deps, databaseUrl: string) {
  if (!config.demo || (await hasDemoData(db))) return;
  print('Creating the demo data …');
  await storeRooms(createStorage(config));
  const request: SeedDemoDataRequest = { databaseUrl, secrets: config.secrets, now: clock.now() };
  const child = forkProgram(PROGRAM);
  child.send(request);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The demo data could not be created.');
}
