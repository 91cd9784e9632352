import { seedDemoWorld } from '../demo/seed-demo-world.ts';
import { partnerSeal } from '../features/partners/index.ts';
import type { Deps } from '../platform/deps.ts';
import { print } from './print.ts';

/** Makes the demo world at the first start in demo mode; later starts find it and do nothing. */
export async function makeDemoWorld({ config, db, clock }: Deps): Promise<void> {
  if (!config.demo) return;
  const { seal } = partnerSeal(config.secret);
  const made = await seedDemoWorld(db, { now: clock.now(), seal });
  if (made) print('The demo world is made.');
}
