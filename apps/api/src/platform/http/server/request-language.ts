import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '../../translation/translate.ts';

const SUPPORTED = new Set<string>(['en', 'fr', 'de']);
/** The most Accept-Language headers that are cached; they repeat. */
const MAX_CACHED_HEADERS = 500;
const cache = new Map<string, Language | null>();

/** Sets `request.language`: Accept-Language first, then the user's own, then English. */
export function addRequestLanguage(app: FastifyInstance): void {
  app.decorateRequest('language', {
    getter(this: FastifyRequest) {
      return preferredLanguage(this.headers['accept-language']) ?? this.user?.language ?? 'en';
    },
  });
}

/** The best supported language of an Accept-Language header; null when it lists none. */
export function preferredLanguage(header: string | undefined): Language | null {
  if (!header) return null;
  const cached = cache.get(header);
  if (cached !== undefined) return cached;
  const language = bestLanguage(header.slice(0, 200));
  if (cache.size >= MAX_CACHED_HEADERS) cache.clear();
  cache.set(header, language);
  return language;
}

function bestLanguage(header: string): Language | null {
  const ranked = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { name: tag.split('-')[0] ?? '', quality: Number(quality?.trim().slice(2) ?? 1) };
    })
    .filter(({ name, quality }) => SUPPORTED.has(name) && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return (ranked[0]?.name as Language | undefined) ?? null;
}
