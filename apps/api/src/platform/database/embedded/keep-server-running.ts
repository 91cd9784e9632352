import { stopLeftoverServer } from './leftover-server.ts';
import { type RunningServer, runServer, type ServerRun } from './run-server.ts';

/** A server that ends again this soon after a restart has a lasting fault, which restarts would hide. */
const lastingFaultMs = 10_000;

/**
 * Starts the server and starts it again when it is killed from outside (by the system when memory
 * runs out, say). Answers the function that stops it for good.
 */
export async function keepServerRunning(
  run: ServerRun,
  log: (message: string) => void,
): Promise<() => Promise<void>> {
  let stopping = false;
  let server = await runServer(run);
  let restartedAt = 0;

  const watch = async (watched: RunningServer) => {
    await watched.exited;
    if (stopping) return;
    if (Date.now() - restartedAt < lastingFaultMs) {
      log(`The database ended twice within seconds; see ${run.paths.serverLog}.`);
      return;
    }
    log('The database ended unasked; starting it again.');
    await stopLeftoverServer(run.paths, log);
    server = await runServer(run);
    restartedAt = Date.now();
    if (stopping) await server.stop();
    else watching = guard(server);
  };
  const guard = (watched: RunningServer) =>
    watch(watched).catch((error: Error) => log(error.message));
  let watching = guard(server);

  return async () => {
    stopping = true;
    await server.stop();
    // A restart under way goes to its end, and stops what it started.
    await watching;
  };
}
