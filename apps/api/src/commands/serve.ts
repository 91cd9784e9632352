import { build } from '../app.ts';
import type { Config } from '../config.ts';
import { createDeps } from '../create-deps.ts';
import { startBackground, stopBackground } from '../platform/background.ts';
import { createLog } from '../platform/create-log.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openWorld } from './open-world.ts';
import { print } from './print.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** `serve`: database, migrations, web and API, until a signal asks to stop. */
export async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const world = await openWorld(config, print);
  await migrate(world.url);
  const deps = createDeps(config, world, log);
  const app = await build(config, deps);
  stopOnSignal(log, [() => app.close(), () => stopBackground(deps), () => world.close()]);
  await app.listen({ port: config.port, host: config.host });
  await startBackground(deps);
  print(`Pulse is ready: ${config.publicUrl}`);
}
