import { flushCompileCache } from 'node:module';
import { startBackground, stopBackground } from '../platform/background.ts';
import { migrate } from '../platform/database/migrate.ts';
import { checkEnvironment } from './check-environment.ts';
import { makeDemoWorld } from './make-demo-world.ts';
import { openWorld } from './open-world.ts';
import { print } from './print.ts';
import { runUntilStopped } from './stop-on-signal.ts';

/** `serve`: database, migrations, demo world, web, API and jobs, until a signal asks to stop. */
export function serve(): Promise<void> {
  return runUntilStopped(async (stopping) => {
    const config = await checkEnvironment(process.env, { needsPort: true });
    const opening = openWorld(config, print);
    stopping.last(async () => (await opening).close());
    // PostgreSQL starts while Node reads the server's code.
    const [world, { build }, { createDeps }, { createLog }] = await Promise.all([
      opening,
      import('../app.ts'),
      import('../create-deps.ts'),
      import('../platform/create-log.ts'),
    ]);
    const log = createLog(config.logLevel);
    stopping.report(log);
    await migrate(world.url);
    const deps = createDeps(config, world, log);
    await makeDemoWorld(deps, world.url);
    const app = await build(config, deps);
    stopping.last(() => stopBackground(deps));
    stopping.last(() => app.close());
    await app.listen({ port: config.port, host: config.host });
    if (stopping.begun()) return;
    await startBackground(deps);
    print(`Pulse is ready: ${config.publicUrl}`);
    // Compiled code is otherwise kept at a clean end only; the next start shall not wait again.
    flushCompileCache();
  });
}
