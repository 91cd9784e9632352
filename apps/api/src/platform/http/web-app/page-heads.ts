import type { EpochMs } from '@pulse/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { PageHead, PageHeadSource } from './page-head.ts';

/** A shared page is opened many times within minutes; a change shows after five. */
const CACHE_MS = 5 * 60_000;
/** The oldest is evicted: guessed ids must not fill the memory. */
const MAX_CACHED_HEADS = 500;

interface CachedHead {
  until: EpochMs;
  head: Promise<PageHead | null>;
}

/**
 * Finds the head of a page, or null. Pages that no source describes cost nothing; the others are
 * looked up once in five minutes, unknown ones too. A failure leaves the page as it is.
 */
export function createPageHeads(
  sources: readonly PageHeadSource[],
  log: FastifyBaseLogger,
  now: () => EpochMs = Date.now,
) {
  const cache = new Map<string, CachedHead>();

  async function loadHead(source: PageHeadSource, id: string, path: string) {
    try {
      return await source.find(id);
    } catch (error) {
      cache.delete(path);
      log.error(error, 'the head of a page could not be loaded');
      return null;
    }
  }

  return (path: string): Promise<PageHead | null> => {
    for (const source of sources) {
      const id = source.path.exec(path)?.[1];
      if (id === undefined) continue;
      const cached = cache.get(path);
      if (cached && cached.until > now()) return cached.head;
      const head = loadHead(source, id, path);
      cache.delete(path);
      cache.set(path, { until: now() + CACHE_MS, head });
      const oldest = cache.size > MAX_CACHED_HEADS ? cache.keys().next().value : undefined;
      if (oldest !== undefined) cache.delete(oldest);
      return head;
    }
    return Promise.resolve(null);
  };
}
