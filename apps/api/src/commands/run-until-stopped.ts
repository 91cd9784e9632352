import type { FastifyBaseLogger } from 'fastify';
import { reportFault } from './report-fault.ts';

/** The most time for open requests, jobs and PostgreSQL's last checkpoint together. */
const SHUTDOWN_TIMEOUT_MS = 40_000;

/**
 * Runs a command until the process is stopped. When it fails, what it opened is closed, including
 * the embedded database, before the process ends.
 */
export async function runUntilStopped(run: (shutdown: Shutdown) => Promise<void>): Promise<void> {
  const shutdown = shutdownOnSignal();
  try {
    await run(shutdown);
  } catch (error) {
    reportFault(error);
    await shutdown.start(1);
  }
}

/** Steps to run before the process exits. */
export interface Shutdown {
  /** Adds a step that runs before those added earlier: what was opened last is closed first. */
  onShutdown(step: () => Promise<unknown>): void;
  /** Sets where errors are logged. */
  useLogger(log: Pick<FastifyBaseLogger, 'error' | 'fatal'>): void;
  /** Whether the shutdown has begun: nothing new may be opened any more. */
  hasStarted(): boolean;
  /** Runs the steps and exits with a status. */
  start(status: number): Promise<void>;
}

/**
 * Runs the steps (stop accepting, finish, close) and exits on SIGTERM, SIGINT or SIGHUP, and with a
 * failure status on an uncaught error.
 */
function shutdownOnSignal(): Shutdown {
  const steps: (() => Promise<unknown>)[] = [];
  let log: Pick<FastifyBaseLogger, 'error' | 'fatal'> = TERMINAL_LOGGER;
  let stopping = false;

  async function start(status: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    let result = status;
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        log.error({ err: error }, 'shutdown step failed');
        result = 1;
      }
    }
    process.exit(result);
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => void start(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => {
      log.fatal({ err: error }, 'uncaught error');
      void start(1);
    });

  return {
    onShutdown: (step) => void steps.unshift(step),
    useLogger: (logger) => {
      log = logger;
    },
    hasStarted: () => stopping,
    start,
  };
}

// Until there is a log, errors are printed to the terminal.
const TERMINAL_LOGGER = {
  error: ({ err }: { err: unknown }) => process.stderr.write(`${String(err)}\n`),
  fatal: ({ err }: { err: unknown }) => process.stderr.write(`${String(err)}\n`),
};
