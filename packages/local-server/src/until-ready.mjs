import { setTimeout as wait } from 'node:timers/promises';

export async function untilReady(origin, server, pollMs = 100) {
  while (!(await isReady(origin))) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(
        `The server ended (${server.exitCode ?? server.signalCode}) before it was ready.`,
      );
    await wait(pollMs);
  }
}

async function isReady(origin) {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
