import type { BenchmarkServer } from './benchmark-server.ts';
import { type Measurement, median } from './measurement.ts';

const ROUNDS = 5;

/** From starting the process to a ready server, with the database running and migrated. */
export async function measureWarmStart(server: BenchmarkServer): Promise<Measurement[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await server.restart());
  const value = Math.round(median(times));
  return [
    {
      name: 'warm start to /readyz',
      measured: `${value} ms`,
      baseline: 'the database is up',
      value,
      goal: 'at most 1500 ms',
      passed: value <= 1500,
    },
  ];
}
