import type { FastifyBaseLogger } from 'fastify';

/** Open requests, jobs and PostgreSQL's last checkpoint together must be done in this time. */
const PATIENCE = 40_000;

/**
 * On SIGTERM, SIGINT or SIGHUP (a closed terminal) runs the steps in order (stop accepting, finish,
 * close) and ends the process; what nobody caught does the same with a failure status. Further
 * signals change nothing: a Ctrl-C arrives from the terminal and from the launcher.
 */
export function stopOnSignal(log: FastifyBaseLogger, steps: (() => Promise<unknown>)[]): void {
  let stopping = false;
  const stop = async (status: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE).unref();
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        log.error({ err: error }, 'stopping was not clean');
        status = 1;
      }
    }
    process.exit(status);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => void stop(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => {
      log.fatal({ err: error }, 'nobody caught this');
      void stop(1);
    });
}
