import { constants, setPriority } from 'node:os';
import { build } from '../app.ts';
import { createDeps } from '../create-deps.ts';
import { startBackground, stopBackground } from '../platform/background.ts';
import { createLogger } from '../platform/create-logger.ts';
import { checkEnvironment } from './check-environment.ts';
import { connectDatabase } from './connect-database.ts';
import { requireMigrated } from './migrate-database.ts';
import { print } from './print.ts';
import { runUntilStopped } from './run-until-stopped.ts';

/**
 * `worker`: dispatches events, sends emails and runs jobs, without a port, beside the servers of the
 * same database.
 */
export function runWorker(): Promise<void> {
  return runUntilStopped(async (shutdown) => {
    // Requests to the server come first.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    const config = await checkEnvironment(process.env, { needsPort: false });
    const opening = connectDatabase(config, print, { join: true });
    shutdown.onShutdown(async () => (await opening).close());
    const database = await opening;
    const log = createLogger(config.logLevel);
    shutdown.useLogger(log);
    await requireMigrated(database);
    const deps = createDeps(config, database, log);
    // The features register their event handlers and jobs while the app is built. It never listens,
    // so there is nothing to close; closing would first compile what only responses need.
    await build(config, deps);
    // The servers know by its heartbeats that it lives, and look again when it is killed.
    shutdown.onShutdown(() => deps.announcements.stop());
    shutdown.onShutdown(() => stopBackground(deps));
    if (shutdown.hasStarted()) return;
    await deps.announcements.beat();
    await startBackground(deps);
    print('The worker runs.');
  });
}
