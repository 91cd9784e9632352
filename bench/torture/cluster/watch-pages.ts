import { setTimeout as wait } from 'node:timers/promises';

/** The shell of the app and a page of the site, neither of which needs the database. */
const PAGES = ['/', '/app/explore'];
const BETWEEN_MS = 1_000;
const TIMEOUT_MS = 5_000;

/** Asks for pages each second until told to stop; resolves with how many no balancer served. */
export async function watchPages(
  origins: readonly string[],
  isStopping: () => boolean,
): Promise<number> {
  let missed = 0;
  while (!isStopping()) {
    for (const page of PAGES) {
      const served = await Promise.all(origins.map((origin) => isServed(`${origin}${page}`)));
      if (!served.includes(true)) missed += 1;
    }
    await wait(BETWEEN_MS);
  }
  return missed;
}

async function isServed(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.ok ?? false;
}
