import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * The smallest JSON worth compressing, in bytes: a page of venues is 27 kB, 4.5 when compressed.
 * Responses that contain a token or a secret are all smaller, so that their size reveals nothing.
 */
const WORTH_COMPRESSING = 4096;
/** Brotli quality, of 11. The best takes a hundred times as long for a fifth less. */
const QUALITY = 4;
/** 128 kB to look back over: the usual window of 4 MB is cleared for each response. */
const WINDOW_BITS = 17;
/**
 * Up to this size a response is compressed at once, in less than a millisecond: as a stream it costs
 * several times the processor.
 */
const COMPRESSED_AT_ONCE = 128 * 1024;

/** Compresses larger JSON responses with brotli or gzip where the client accepts it. */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: WORTH_COMPRESSING,
    customTypes: /^application\/json\b/,
    syncThreshold: COMPRESSED_AT_ONCE,
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      },
    },
  });
}
