import type { ChildProcess } from 'node:child_process';

/**
 * Resolves when `GET /readyz` of `origin` succeeds; throws when the server's process ends before.
 * There is no time limit: a busy machine takes longer, and a caller that cannot wait stops the process.
 */
export function untilReady(
  origin: string,
  server: Pick<ChildProcess, 'exitCode' | 'signalCode'>,
  pollMs?: number,
): Promise<void>;
