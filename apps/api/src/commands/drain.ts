import { setTimeout as wait } from 'node:timers/promises';
import type { Readiness } from '../platform/readiness.ts';

/**
 * Lets the proxy in front learn from /readyz that this process is about to stop, while requests are
 * still answered: `seconds` is as long as it takes to notice.
 */
export async function drain(readiness: Readiness, seconds: number): Promise<void> {
  readiness.add(() => 'shutting down');
  await wait(seconds * 1000);
}
