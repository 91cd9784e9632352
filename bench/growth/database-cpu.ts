import { readFileSync } from 'node:fs';
import type pg from 'pg';

/** A statement is prepared at its third use and may get a plan without its values at its eighth. */
const WARM_UPS = 10;
const REPEATS = 5;

/** Processor time that a process has used, in milliseconds; null where the system does not tell. */
function processorTime(processId: number): number | null {
  try {
    return Number(readFileSync(`/proc/${processId}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return null;
  }
}

/**
 * Milliseconds of processor time that the database uses for some work on the only connection of a
 * pool; null where the system does not tell (Linux does).
 */
export async function usedCpu(pool: pg.Pool, work: () => Promise<unknown>): Promise<number | null> {
  const { rows } = await pool.query<{ id: number }>('SELECT pg_backend_pid() AS id');
  const id = rows[0]?.id ?? 0;
  const before = processorTime(id);
  await work();
  const after = processorTime(id);
  return before === null || after === null ? null : after - before;
}

/** The median of what the calls of a list use, once their plans are those that stay. */
export async function medianCpu(
  pool: pg.Pool,
  call: () => Promise<unknown>,
): Promise<number | null> {
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) await call();
  const costs: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const used = await usedCpu(pool, call);
    if (used === null) return null;
    costs.push(used);
  }
  return costs.toSorted((a, b) => a - b)[Math.floor(REPEATS / 2)] ?? null;
}
