import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { forkProgram } from './fork-program.ts';

const PROGRAM = fileURLToPath(
  new URL('../../../test/fixtures/answers-one-message.ts', import.meta.url),
);
const STOP_WITH_LAUNCHER = fileURLToPath(
  new URL('../../../../../scripts/steps/stop-with-launcher.mjs', import.meta.url),
);

const flags = process.execArgv;
afterEach(() => {
  process.execArgv = flags;
});

// A first start failed so: the program that creates the demo data ended before its message came.
test('a program of the launched server waits for its first message', async () => {
  process.execArgv = [...flags, '--import', STOP_WITH_LAUNCHER];
  const child = forkProgram(PROGRAM);
  const ended = once(child, 'exit');
  child.once('spawn', () => child.send('request'));
  expect(await Promise.race([once(child, 'message'), ended])).toEqual(['request', undefined]);
  expect(await ended).toEqual([0, null]);
});
