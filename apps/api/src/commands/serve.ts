import { startBackground, stopBackground } from '../platform/background.ts';
import { checkEnvironment } from './check-environment.ts';
import { connectDatabase } from './connect-database.ts';
import { drain } from './drain.ts';
import { migrateDatabase, requireMigrated } from './migrate-database.ts';
import { print } from './print.ts';
import { requireSharedUploads } from './require-shared-uploads.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { seedDemoData } from './seed-demo-data.ts';

const OPEN_DEMO_WARNING =
  'This demo can be reached by others: anybody may sign in as its administrator and read every mail.';

/**
 * `serve`: database, migrations, demo data, web, API and, unless PULSE_BACKGROUND=off leaves it to a
 * worker, background work, until a signal stops it.
 */
export function serve(): Promise<void> {
  return runUntilStopped(async (shutdown) => {
    const config = await checkEnvironment(process.env, { needsPort: true });
    if (config.traces) {
      const { startTracing } = await import('../platform/tracing/start-tracing.ts');
      shutdown.onShutdown(await startTracing());
    }
    const opening = connectDatabase(config, print);
    shutdown.onShutdown(async () => (await opening).close());
    // PostgreSQL starts while Node loads the server's code.
    const [database, { build }, { createDeps }, { createLogger: createLog }] = await Promise.all([
      opening,
      import('../app.ts'),
      import('../create-deps.ts'),
      import('../platform/create-logger.ts'),
    ]);
    const log = createLog(config.logLevel);
    shutdown.useLogger(log);
    if (config.migrates) await migrateDatabase(database, print);
    else await requireMigrated(database);
    const deps = createDeps(config, database, log);
    await seedDemoData(deps, database.directUrl);
    const app = await build(config, deps);
    shutdown.onShutdown(() => stopBackground(deps));
    shutdown.onShutdown(() => app.close());
    shutdown.onShutdown(() => drain(deps.readiness, config.drainSeconds));
    await app.ready();
    await requireSharedUploads(deps);
    await app.listen({ port: config.port, host: config.host });
    if (shutdown.hasStarted()) return;
    if (config.background) await startBackground(deps);
    print(`Pulse is ready: ${config.publicUrl}`);
    // The launcher starts a worker once the database is migrated and there is something to serve.
    process.send?.('ready');
    if (config.openDemo) print(OPEN_DEMO_WARNING);
  });
}
