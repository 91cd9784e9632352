import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Bytes from which JSON is worth compressing: a page of venues is 100 kB, 15 when compressed. Answers
 * that hold a token or a secret are all smaller, so that their size never tells anything.
 */
const WORTH_COMPRESSING = 4096;
/** Of 11. The best makes that page 12 kB, and takes a hundred times as long. */
const QUALITY = 4;

/** Sends larger JSON answers as brotli or gzip to those who take it; bodies sent to us stay plain. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: WORTH_COMPRESSING,
    customTypes: /^application\/json\b/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
}
