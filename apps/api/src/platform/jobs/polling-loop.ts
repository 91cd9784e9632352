import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseClock } from '../clock.ts';

/** Work that is polled for in this process. */
export interface PollingLoop {
  start(): void;
  /** Polls now instead of after the pause. */
  wake(): void;
  /** Stops after the current work. */
  stop(): Promise<void>;
}

const MAX_PAUSE_MS = 30_000;

/**
 * Runs `work` until it returns false (nothing left), then pauses `idleMs` and polls again. While it
 * throws, or the machine's clock is wrong, the pauses grow up to 30 s.
 */
export function createPollingLoop(options: {
  name: string;
  work: () => Promise<boolean>;
  idleMs: number;
  clock: DatabaseClock;
  log: Pick<FastifyBaseLogger, 'error'>;
}): PollingLoop {
  let running: Promise<void> | null = null;
  let stopping = false;
  let endPause: (() => void) | null = null;
  let failures = 0;

  async function runOnce(): Promise<boolean> {
    try {
      const objection = await options.clock.check();
      if (objection) throw new Error(objection);
      const more = await options.work();
      failures = 0;
      return more;
    } catch (error) {
      failures += 1;
      options.log.error({ err: error, poll: options.name }, 'background work failed');
      return false;
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(end, Math.min(options.idleMs * 2 ** failures, MAX_PAUSE_MS));
      timer.unref();
      function end() {
        clearTimeout(timer);
        endPause = null;
        resolve();
      }
      endPause = end;
    });
  }

  async function run(): Promise<void> {
    while (!stopping) if (!(await runOnce()) && !stopping) await pause();
  }

  return {
    start() {
      stopping = false;
      running ??= run();
    },
    wake: () => endPause?.(),
    async stop() {
      stopping = true;
      endPause?.();
      await running;
      running = null;
    },
  };
}
