import type { FastifyBaseLogger } from 'fastify';
import { tellFault } from './tell-fault.ts';

/** Open requests, jobs and PostgreSQL's last checkpoint together must be done in this time. */
const PATIENCE = 40_000;

/**
 * Runs a command that goes on until it is told to stop. One that fails on the way undoes what it
 * opened, the embedded database among it, before the process ends.
 */
export async function runUntilStopped(run: (stopping: Stopping) => Promise<void>): Promise<void> {
  const stopping = stopOnSignal();
  try {
    await run(stopping);
  } catch (error) {
    tellFault(error);
    await stopping.now(1);
  }
}

/** What is left to do before the process may end. */
export interface Stopping {
  /** Adds a step that runs before those added earlier: what was opened last closes first. */
  last(step: () => Promise<unknown>): void;
  /** Where to tell what went wrong. */
  report(log: Pick<FastifyBaseLogger, 'error' | 'fatal'>): void;
  /** Whether it has begun: nothing new may be opened any more. */
  begun(): boolean;
  /** Runs the steps and ends the process with a status. */
  now(status: number): Promise<void>;
}

/**
 * On SIGTERM, SIGINT or SIGHUP runs the steps (stop accepting, finish, close) and ends the process;
 * what nobody caught does the same with a failure status.
 */
function stopOnSignal(): Stopping {
  const steps: (() => Promise<unknown>)[] = [];
  let log: Pick<FastifyBaseLogger, 'error' | 'fatal'> = FIRST_LOG;
  let stopping = false;

  async function now(status: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE).unref();
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
    process.on(signal, () => void now(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => {
      log.fatal({ err: error }, 'nobody caught this');
      void now(1);
    });

  return {
    last: (step) => void steps.unshift(step),
    report: (given) => {
      log = given;
    },
    begun: () => stopping,
    now,
  };
}

// Until there is a log, faults go to the terminal as they are.
const FIRST_LOG = {
  error: ({ err }: { err: unknown }) => process.stderr.write(`${String(err)}\n`),
  fatal: ({ err }: { err: unknown }) => process.stderr.write(`${String(err)}\n`),
};
