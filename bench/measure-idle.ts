import { setTimeout as wait } from 'node:timers/promises';
import type { BenchmarkServer } from './benchmark-server.ts';
import { cpuSeconds, parentOf } from './cpu-seconds.ts';
import type { Measurement } from './measurement.ts';

/** After a start there is still work for some seconds: jobs that are due, code that is compiled. */
const SETTLING_S = 30;
const SECONDS = 120;
const MAX_PERCENT = 0.5;

/** The share of one core that the server and its worker use while no client sends anything. */
export async function measureIdle(server: BenchmarkServer): Promise<Measurement[]> {
  await server.restart();
  const { rows } = await server.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  await wait(SETTLING_S * 1000);
  const used = () => [server.pid, server.workerPid, postmaster].map(cpuSeconds);
  const before = used();
  await wait(SECONDS * 1000);
  const [serving = 0, working = 0, database = 0] = used().map(
    (seconds, index) => (100 * (seconds - (before[index] ?? 0))) / SECONDS,
  );
  const percent = (value: number) => `${value.toFixed(2)} %`;
  return [
    { name: 'an idle server', value: serving },
    { name: 'an idle worker', value: working },
  ].map(({ name, value }) => ({
    name,
    measured: `${percent(value)} of a core`,
    baseline: `${SECONDS} s; their database ${percent(database)}`,
    value: Number(value.toFixed(2)),
    goal: `under ${percent(MAX_PERCENT)}`,
    passed: value < MAX_PERCENT,
  }));
}
