import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { DatabaseClock } from '../clock.ts';
import type { Jobs } from '../deps.ts';
import { type Part, WHOLE } from './part.sql.ts';

/** Jobs that are started and stopped with the process. */
export interface JobRunner extends Jobs {
  /** Starts running jobs in the background. */
  start(): Promise<void>;
  /** Takes no new jobs and waits for the current ones, 10 s at most. */
  stop(): Promise<void>;
  /** Runs one repeated job now, or all due jobs sent under that name. For tests. */
  runNow(name: string): Promise<void>;
}

interface RepeatedJob {
  seconds: number;
  parts: number;
  work: (part: Part) => Promise<void>;
}
type Work = (data: object) => Promise<void>;

/** How soon the job of a process that was killed goes on in another one. */
export interface JobTiming {
  /** A job whose process has not been heard of for this long is given to another one. */
  heartbeatSeconds: number;
  /** How often dead processes are looked for; one may be seen at the second look only. */
  superviseSeconds: number;
  /** Repeated jobs are started by their own timer; this is for those of other processes. */
  pollingSeconds: number;
}

/** Within a minute altogether: renewals and paid places must not wait longer. */
export const JOB_TIMING: JobTiming = {
  heartbeatSeconds: 20,
  superviseSeconds: 10,
  pollingSeconds: 15,
};
/** How often a repeated job whose process died is begun again; the next slot runs it as well. */
const REPETITIONS = 3;
/** How soon a process that is free begins a part that another one has enqueued. */
const PART_POLLING_SECONDS = 5;
const DRAIN_MS = 10_000;

/**
 * Jobs on pg-boss, in its own schema `pgboss`, through the pool of the app. A repeated job has one
 * slot every `seconds` in the database and one run at a time, however many processes enqueue it; each
 * of its parts likewise, in whichever process is free.
 */
export function createJobs(deps: {
  pool: pg.Pool;
  clock: Pick<DatabaseClock, 'check'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  timing?: JobTiming;
}): JobRunner {
  const { heartbeatSeconds, superviseSeconds, pollingSeconds } = deps.timing ?? JOB_TIMING;
  const repeated = new Map<string, RepeatedJob>();
  const defined = new Map<string, Work>();
  const timers: NodeJS.Timeout[] = [];
  let opened: Promise<PgBoss> | null = null;
  let started: Promise<void> | null = null;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  /** What is being enqueued: stopping waits for it, since it uses the pool. */
  const enqueuing = new Set<Promise<void>>();

  // pg-boss is loaded when it is first needed, so that the server starts to respond earlier.
  async function open(): Promise<PgBoss> {
    const { PgBoss } = await import('pg-boss');
    const boss = new PgBoss({
      db: { executeSql: (text, values) => deps.pool.query(text, values) },
      schedule: false,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
    });
    boss.on('error', (error) => deps.log.error({ err: error }, 'the job queue failed'));
    await boss.start();
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const [name, { seconds }] of repeated) {
      const { policy, ...options } = { ...repeatedQueue(seconds), heartbeatSeconds };
      const queue = known.get(name);
      if (!queue) await boss.createQueue(name, { policy, ...options });
      // Made by an earlier version, with which a killed process held its job until the next slot.
      else if (queue.retryLimit !== REPETITIONS) await boss.updateQueue(name, options);
    }
    for (const name of defined.keys())
      if (!known.has(name)) await boss.createQueue(name, { ...SENT_QUEUE, heartbeatSeconds });
    return boss;
  }
  const queue = () => {
    opened ??= open();
    return opened;
  };

  async function run(name: string, work: () => Promise<void>): Promise<void> {
    try {
      const objection = await deps.clock.check();
      if (objection) throw new Error(objection);
      await work();
    } catch (error) {
      deps.log.error({ err: error, job: name }, 'a job failed');
      throw error;
    }
  }

  async function startRepeatedJob(
    boss: PgBoss,
    name: string,
    { seconds, parts, work }: RepeatedJob,
  ): Promise<void> {
    const pollingIntervalSeconds =
      parts > 1 ? Math.min(pollingSeconds, PART_POLLING_SECONDS) : pollingSeconds;
    const worker = await boss.work<object>(name, { pollingIntervalSeconds }, async (jobs) => {
      // A failure is logged and waits for the next slot: only the death of the process is repeated.
      for (const { data } of jobs)
        await run(name, () => work(readPart(data))).catch(() => undefined);
      // The next part, if no other process has begun it.
      if (parts > 1 && !isStopping()) boss.notifyWorker(worker);
    });
    const enqueue = async () => {
      for (let index = 0; index < parts; index += 1) {
        const key = parts > 1 ? { singletonKey: String(index) } : {};
        const data = parts > 1 ? { index, of: parts } : {};
        const sent = await boss.send(name, data, { singletonSeconds: seconds, ...key });
        if (sent && !isStopping()) boss.notifyWorker(worker);
      }
    };
    const enqueueSafely = () => {
      const enqueued = enqueue()
        .catch((err) => deps.log.error({ err, job: name }, 'a job could not be enqueued'))
        .finally(() => enqueuing.delete(enqueued));
      enqueuing.add(enqueued);
    };
    enqueueSafely();
    timers.push(setInterval(enqueueSafely, seconds * 1000).unref());
  }

  // When stopping has begun it starts no more workers: a closed queue accepts none.
  async function startWorkers(): Promise<void> {
    const boss = await queue();
    for (const [name, job] of repeated) if (!isStopping()) await startRepeatedJob(boss, name, job);
    for (const [name, work] of defined)
      if (!isStopping())
        await boss.work<object>(name, async (jobs) => {
          for (const { data } of jobs) await run(name, () => work(data));
        });
  }

  return {
    stopping: stopping.signal,
    every: (name, seconds, work, { parts } = { parts: 1 }) =>
      void repeated.set(name, { seconds, parts, work }),
    define: (name, work) => void defined.set(name, work as Work),
    async send(tx, name, data, startAfter) {
      const boss = await queue();
      const { fromKysely } = await import('pg-boss');
      await boss.send(name, data, { db: fromKysely(tx), ...(startAfter && { startAfter }) });
    },
    start() {
      started ??= startWorkers();
      return started;
    },
    async stop() {
      stopping.abort();
      // A failure of the start is reported to the caller of start.
      await started?.catch(() => undefined);
      for (const timer of timers.splice(0)) clearInterval(timer);
      await Promise.all(enqueuing);
      const boss = await opened;
      opened = null;
      await boss?.stop({ graceful: true, timeout: DRAIN_MS });
    },
    async runNow(name) {
      const job = repeated.get(name);
      if (job) return job.work(WHOLE);
      const work = defined.get(name);
      if (!work) throw new Error(`No job is called ${name}`);
      const boss = await queue();
      for (const { id, data } of await boss.fetch<object>(name, { batchSize: 1000 })) {
        await work(data);
        await boss.complete(name, id);
      }
    },
  };
}

/** The part that a job is for; one enqueued by a version without parts is for all. */
function readPart({ index, of }: Partial<Part>): Part {
  return index === undefined || of === undefined ? WHOLE : { index, of };
}

const SENT_QUEUE = {
  retryLimit: 10,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
};

// A slot is identified by its finished job, which must be kept longer than the slot.
const repeatedQueue = (seconds: number) => ({
  policy: 'exclusive' as const,
  retryLimit: REPETITIONS,
  retryDelay: 0,
  deleteAfterSeconds: Math.max(3600, 2 * seconds),
});
