import type { FastifyBaseLogger } from 'fastify';
import type { PageHead, PageHeadSource } from './page-head.ts';

/** A page that is shared is opened many times within minutes; a change shows after five. */
const FRESH_MS = 5 * 60_000;
/** More are forgotten, oldest first: guessed ids must not fill the memory. */
const MOST_HEADS = 500;

interface Kept {
  until: number;
  head: Promise<PageHead | null>;
}

/**
 * Finds the head of a page, or null. Pages that no source describes cost nothing; the others are
 * looked up once in five minutes, what is unknown included. A failure leaves the page as it is.
 */
export function createPageHeads(
  sources: readonly PageHeadSource[],
  log: FastifyBaseLogger,
  now: () => number = Date.now,
) {
  const kept = new Map<string, Kept>();

  async function look(source: PageHeadSource, id: string, path: string) {
    try {
      return await source.find(id);
    } catch (error) {
      kept.delete(path);
      log.error(error, 'the head of a page could not be found');
      return null;
    }
  }

  return (path: string): Promise<PageHead | null> => {
    for (const source of sources) {
      const id = source.path.exec(path)?.[1];
      if (id === undefined) continue;
      const known = kept.get(path);
      if (known && known.until > now()) return known.head;
      const head = look(source, id, path);
      kept.delete(path);
      kept.set(path, { until: now() + FRESH_MS, head });
      const oldest = kept.size > MOST_HEADS ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return head;
    }
    return Promise.resolve(null);
  };
}
