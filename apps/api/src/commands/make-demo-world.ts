import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DemoWorldOrder } from '../demo/demo-world-process.ts';
import { hasDemoWorld } from '../demo/has-demo-world.ts';
import type { Deps } from '../platform/deps.ts';
import { print } from './print.ts';

const PROGRAM = fileURLToPath(new URL('../demo/demo-world-process.ts', import.meta.url));

/**
 * Makes the demo world at the first start in demo mode; later starts find it and do nothing. In a
 * process of its own: it needs some 300 MB for some seconds, which the server would keep for good.
 */
export async function makeDemoWorld({ config, db, clock }: Deps, databaseUrl: string) {
  if (!config.demo || (await hasDemoWorld(db))) return;
  print('Making the demo world …');
  const order: DemoWorldOrder = { databaseUrl, secret: config.secret, now: clock.now() };
  const maker = fork(PROGRAM);
  maker.send(order);
  const [code] = await once(maker, 'exit');
  if (code !== 0) throw new Error('The demo world could not be made.');
}
