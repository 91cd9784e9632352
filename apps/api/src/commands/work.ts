import { build } from '../app.ts';
import { createDeps } from '../create-deps.ts';
import { startBackground, stopBackground } from '../platform/background.ts';
import { createLog } from '../platform/create-log.ts';
import { pendingMigrations } from '../platform/database/migrate.ts';
import { checkEnvironment } from './check-environment.ts';
import { openWorld } from './open-world.ts';
import { print } from './print.ts';
import { runUntilStopped } from './stop-on-signal.ts';

/** `worker`: tells facts, sends mails and runs jobs, without a port. Needs DATABASE_URL to share work. */
export function work(): Promise<void> {
  return runUntilStopped(async (stopping) => {
    const config = await checkEnvironment(process.env, { needsPort: false });
    const opening = openWorld(config, print, { join: true });
    stopping.last(async () => (await opening).close());
    const world = await opening;
    const log = createLog(config.logLevel);
    stopping.report(log);
    const pending = await pendingMigrations(world.pool);
    if (pending.length > 0)
      throw new Error(
        `The database lacks migrations; run "npm run migrate": ${pending.join(', ')}`,
      );
    const deps = createDeps(config, world, log);
    // The features name their listeners and jobs while the app is built; it never listens.
    const app = await build(config, deps);
    stopping.last(() => app.close());
    stopping.last(() => stopBackground(deps));
    if (stopping.begun()) return;
    await startBackground(deps);
    print('The worker runs.');
  });
}
