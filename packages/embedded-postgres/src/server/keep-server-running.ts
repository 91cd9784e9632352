import { type RunningServer, runServer, type ServerRun } from './run-server.ts';
import { stopOrphanedServer } from './stop-orphaned-server.ts';

/** A server that ends again this soon after a restart has a permanent fault, which restarts would hide. */
const permanentFaultMs = 10_000;

/**
 * Starts the server and restarts it when it is killed from outside (by the system when memory runs
 * out, for example). Returns the function that stops it permanently.
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
    if (Date.now() - restartedAt < permanentFaultMs) {
      log(`The database ended twice within seconds; see ${run.paths.serverLog}.`);
      return;
    }
    log('The database ended unasked; starting it again.');
    await stopOrphanedServer(run.paths, log);
    server = await runServer(run);
    restartedAt = Date.now();
    if (stopping) await server.stop();
    else watching = watchSafely(server);
  };
  const watchSafely = (watched: RunningServer) =>
    watch(watched).catch((error: Error) => log(error.message));
  let watching = watchSafely(server);

  return async () => {
    stopping = true;
    await server.stop();
    // A restart under way completes and stops what it started.
    await watching;
  };
}
