import { API_BASE } from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { sendRefusal } from '../http/problems/problem-details.ts';
import { refuse } from '../refusal.ts';
import { listOwnerImages, markOwnerImagesDeleted } from './images.store.ts';
import { PUBLIC_KINDS } from './images.ts';

/** The content of a key never changes: another image gets another key. */
const CACHE_IMMUTABLE = 'private, max-age=31536000, immutable';
const FILE_NAME = /^([0-9a-f]{32})\.webp$/;

/** Serves public images by their URL, and registers the cleanup of unused files. */
export function registerImages(app: FastifyInstance, deps: Deps): void {
  const { images, jobs, personalData, clock } = deps;

  app.get<{ Params: { name: string } }>(`${API_BASE}/images/:name`, async (request, reply) => {
    const [, key] = FILE_NAME.exec(request.params.name) ?? [];
    const content = key ? await images.read(key, PUBLIC_KINDS) : null;
    if (!content) return sendRefusal(request, reply, refuse('not_found'));
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': CACHE_IMMUTABLE,
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
