import type { FastifyBaseLogger } from 'fastify';
import { reportFault } from './report-fault.ts';

/** Open requests, jobs and PostgreSQL's last checkpoint together must be done in this time. */
const SHUTDOWN_TIMEOUT_MS = 40_000;

/**
 * Runs a command that goes on until it is told to stop. One that fails on the way undoes what it
 * opened, the embedded database among it, before the process ends.
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

/** What is left to do before the process may end. */
export interface Shutdown {
  /** Adds a step that runs before those added earlier: what was opened last closes first. */
  onShutdown(step: () => Promise<unknown>): void;
  /** Where to tell what went wrong. */
  useLogger(log: Pick<FastifyBaseLogger, 'error' | 'fatal'>): void;
  /** Whether it has begun: nothing new may be opened any more. */
  hasStarted(): boolean;
  /** Runs the steps and ends the process with a status. */
  start(status: number): Promise<void>;
}

/**
 * On SIGTERM, SIGINT or SIGHUP runs the steps (stop accepting, finish, close) and ends the process;
 * what nobody caught does the same with a failure status.
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
        log.error({ err: error }, 'stopping was not clean');
        result = 1;
      }
    }
    process.exit(result);
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => void start(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => {
      log.fatal({ err: error }, 'nobody caught this');
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

// Until there is a log, faults go to the terminal as they are.
const TERMINAL_LOGGER = {
  error: ({ err }: { err: unknown }) => process.stderr.write(`${String(err)}\n`),
  fatal: ({ err }: { err: unknown }) => process.stderr.write(`${String(err)}\n`),
};
