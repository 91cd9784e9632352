import { API_BASE } from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { sendRefusal } from '../http/problems/problem-details.ts';
import { refuse } from '../refusal.ts';
import { imageKinds } from './image-kinds.ts';
import { listOwnerImages, markOwnerImagesDeleted } from './images.store.ts';

/** The content of a key never changes: another image gets another key. */
const CACHE_IMMUTABLE = 'private, max-age=31536000, immutable';
/** A photo of a person is asked for again each time, so that none stays behind once it is removed. */
const CACHE_REVALIDATED = 'private, no-cache';
/** A key with the suffix of one of its files, or only with the extension where there is one file. */
const FILE_NAME = /^([0-9a-f]{32})(?:\.webp|(-\d{2,4}\.(?:avif|webp)))$/;

/** Serves public images by their URL, and registers the cleanup of unused files. */
export function registerImages(app: FastifyInstance, deps: Deps): void {
  const { images, jobs, personalData, clock } = deps;

  app.get<{ Params: { name: string } }>(`${API_BASE}/images/:name`, async (request, reply) => {
    const [, key, suffix] = FILE_NAME.exec(request.params.name) ?? [];
    const content = key ? await images.read(key, imageKinds('public'), suffix) : null;
    if (!content) return sendRefusal(request, reply, refuse('not_found'));
    // Photos of people have one size and so no suffix.
    const etag = suffix ? null : `"${key}"`;
    if (etag && request.headers['if-none-match'] === etag)
      return reply.code(304).headers({ etag, 'cache-control': CACHE_REVALIDATED }).send();
    return reply
      .headers({
        ...(etag && { etag }),
        'content-type': suffix?.endsWith('avif') ? 'image/avif' : 'image/webp',
        'cache-control': etag ? CACHE_REVALIDATED : CACHE_IMMUTABLE,
        'x-content-type-options': 'nosniff',
        // Opened by itself it is an image and nothing else, whatever its bytes contain.
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(content);
  });

  jobs.every('images.delete-unused', 60, () => images.deleteUnused());
  personalData.exportAs('images', listOwnerImages);
  // The feature that refers to an image removes its reference itself; the cleanup waits for that.
  personalData.eraseWith('images', (tx, userId) =>
    markOwnerImagesDeleted(tx, userId, new Date(clock.now())),
  );
}
