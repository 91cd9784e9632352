import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * The smallest JSON worth compressing, in bytes: a page of venues is 100 kB, 15 when compressed.
 * Responses that contain a token or a secret are all smaller, so that their size reveals nothing.
 */
const WORTH_COMPRESSING = 4096;
/** Brotli quality, of 11. The best makes that page 12 kB, and takes a hundred times as long. */
const QUALITY = 4;

/** Compresses larger JSON responses with brotli or gzip where the client accepts it. */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: WORTH_COMPRESSING,
    customTypes: /^application\/json\b/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
}
