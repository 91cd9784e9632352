import fc from 'fast-check';
import { expect } from 'vitest';
import { fixture, test } from '../fixtures/class-template-fixture.ts';
import { type Command, twoSeasons } from './schedule-model/commands.ts';
import { compareState, expectHarmlessRepetition } from './schedule-model/compare-state.ts';
import { executeCommand, expireAllOffers, wait } from './schedule-model/execute-command.ts';
import { endRun, type Run, startRun } from './schedule-model/run.ts';

/*
 * Random commands of a partner and of members around both clock changes of a year, in two time zones,
 * against a simple model. `PULSE_PROPERTY_RUNS=200` runs longer, with another seed each time.
 */

const LONG = process.env.PULSE_PROPERTY_RUNS;
const SPRING = Date.parse('2027-03-24T09:00:00Z');
const AUTUMN = Date.parse('2027-10-27T09:00:00Z');

async function executeAll(run: Run, commands: readonly Command[]): Promise<void> {
  for (const command of commands) {
    await executeCommand(run, command);
    await compareState(run);
    if (await expireAllOffers(run)) await compareState(run);
  }
}

test('whatever partners and members do around clock changes, the schedule and its bookings are as the model says', async () => {
  const outcomes = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(twoSeasons, async ({ spring, autumn }) => {
      const run = await startRun(fixture, outcomes);
      run.model.now = SPRING;
      try {
        await executeAll(run, spring);
        await wait(run, AUTUMN - run.model.now);
        await executeAll(run, autumn);
        await expectHarmlessRepetition(run);
      } finally {
        await endRun(run);
      }
    }),
    LONG
      ? { numRuns: Number(LONG), endOnFailure: true }
      : // A failure is made smaller for two minutes at most.
        { numRuns: 7, seed: 328, interruptAfterTimeLimit: 120_000 },
  );
  if (LONG)
    process.stdout.write(`${JSON.stringify(Object.fromEntries([...outcomes].sort()), null, 1)}\n`);
  expect(outcomes.size).toBeGreaterThan(20);
}, 3_600_000);
