import { setTimeout as wait } from 'node:timers/promises';
import { type RunningServer, runServer, type ServerRun } from './run-server.ts';
import { stopOrphanedServer } from './stop-orphaned-server.ts';

/** A server that ran this long is well: the next restart is without a pause again. */
const wellAfterMs = 60_000;
/** The pause before the second restart in a row; it doubles with each further one. */
const shortestPauseMs = 250;
const longestPauseMs = 30_000;

/**
 * Starts the server and restarts it for ever when it is killed from outside (by the system when memory
 * runs out, for example) or does not start again (a full disk), with growing pauses. Returns the
 * function that stops it permanently.
 */
export async function keepServerRunning(
  run: ServerRun,
  log: (message: string) => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server: RunningServer | null = await runServer(run);

  const restartUntilStopped = async () => {
    let startedAt = Date.now();
    let restarts = 0;
    while (!signal.aborted) {
      await server?.exited;
      if (signal.aborted) return;
      if (server && Date.now() - startedAt >= wellAfterMs) restarts = 0;
      if (server) log('The database ended unasked; starting it again.');
      // Its end does not matter: the loop ends with the signal.
      await wait(pauseBefore(restarts), null, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      server = await restart(run, log);
      startedAt = Date.now();
      restarts += 1;
    }
    // Stopped while it started again.
    await server?.stop();
  };
  const watching = restartUntilStopped();

  return async () => {
    stopping.abort();
    await server?.stop();
    await watching;
  };
}

function pauseBefore(restarts: number): number {
  if (restarts === 0) return 0;
  return Math.min(longestPauseMs, shortestPauseMs * 2 ** (restarts - 1));
}

/** Starts the server again; null when that fails, which the log then explains. */
async function restart(run: ServerRun, log: (message: string) => void) {
  try {
    await stopOrphanedServer(run.paths, log);
    return await runServer(run);
  } catch (error) {
    log((error as Error).message);
    return null;
  }
}
