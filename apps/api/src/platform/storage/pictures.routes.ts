import { API_BASE } from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { sendRefusal } from '../http/problem.ts';
import { refuse } from '../refusal.ts';
import { dropPicturesOf, listPicturesOf } from './pictures.store.ts';
import { OPEN_KINDS } from './pictures.ts';

/** What a key's picture holds never changes: another picture gets another key. */
const KEPT_FOR_EVER = 'private, max-age=31536000, immutable';
const ADDRESS = /^([0-9a-f]{32})\.webp$/;

/** Serves open pictures to whoever has their address, and removes the files nobody needs. */
export function registerPictures(app: FastifyInstance, deps: Deps): void {
  const { pictures, jobs, personalData, clock } = deps;

  app.get<{ Params: { name: string } }>(`${API_BASE}/pictures/:name`, async (request, reply) => {
    const [, key] = ADDRESS.exec(request.params.name) ?? [];
    const content = key ? await pictures.read(key, OPEN_KINDS) : null;
    if (!content) return sendRefusal(request, reply, refuse('not_found'));
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': KEPT_FOR_EVER,
        'x-content-type-options': 'nosniff',
        // Opened by itself it is a picture and nothing else, whatever its bytes pretend to be.
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(content);
  });

  jobs.every('pictures.sweep', 60, () => pictures.sweep());
  personalData.exportAs('pictures', listPicturesOf);
  // What refers to a picture lets go of it in its own feature; the sweep waits for that.
  personalData.eraseWith('pictures', (tx, userId) =>
    dropPicturesOf(tx, userId, new Date(clock.now())),
  );
}
