import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ServerGroup } from '../live/server-group.ts';
import type { Measurement } from '../measurement.ts';
import type { LossyProxy } from './lossy-proxy.ts';

const BROWSER_TESTS = fileURLToPath(new URL('../../e2e', import.meta.url));

/** A filmed row of twenty members at the real page of the desk, through the proxy, without a tap. */
export async function filmAtDesk(
  { databaseUrl }: ServerGroup,
  { origin, accidents }: LossyProxy,
): Promise<Measurement> {
  const before = { ...accidents };
  const browser = spawn('npx', ['playwright', 'test', '--config=film/playwright.config.ts'], {
    cwd: BROWSER_TESTS,
    env: { ...process.env, PULSE_JOURNEY_ORIGIN: origin, PULSE_JOURNEY_DATABASE: databaseUrl },
    stdio: 'inherit',
  });
  const [code] = (await once(browser, 'exit')) as [number | null];
  const lost = accidents.lost - before.lost;
  return {
    name: 'twenty filmed codes in a minute, at the page of the desk',
    measured: code === 0 ? 'each entered once' : 'not each entered once',
    baseline: `${lost} answers lost, ${accidents.cut - before.cut} requests cut, ${accidents.delayed - before.delayed} delayed`,
    value: code ?? 1,
    goal: '20 arrivals, no tap between',
    passed: code === 0,
  };
}
