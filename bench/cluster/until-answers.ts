import { setTimeout as wait } from 'node:timers/promises';

/** Resolves once an address answers with success. */
export async function untilAnswers(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.ok) return;
    await wait(250);
  }
}
