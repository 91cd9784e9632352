import { type Measurement, median } from './measurement.ts';
import type { Stack } from './stack.ts';

const ROUNDS = 5;

/** From starting the process to a ready server, the database being up and migrated. */
export async function measureWarmStart(stack: Stack): Promise<Measurement[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await stack.restart());
  const value = Math.round(median(times));
  return [
    {
      name: 'warm start to /readyz',
      measured: `${value} ms`,
      against: 'the database is up',
      value,
      goal: 'at most 1500 ms',
      held: value <= 1500,
    },
  ];
}
