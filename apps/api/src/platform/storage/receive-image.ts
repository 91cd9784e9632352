import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidInput } from '../http/problems/field-problems.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { MAX_UPLOAD_BYTES } from './image-kinds.ts';

/** What a multipart body adds to its image: boundaries and headers. */
const MULTIPART_OVERHEAD = 16 * 1024;

/** A multipart body that ends too early or has no boundary: a client error. */
class MalformedUpload extends Error {
  readonly statusCode = 400;
}

/** Adds routes that receive one image each as multipart. */
export function withUploads(app: FastifyInstance, addRoutes: (app: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 0, parts: 1 },
      throwFileSizeLimit: false,
    });
    addRoutes(scope);
  });
}

/**
 * The image in the part `field`. One of more than 10 MB is refused, before it is read if its length
 * is known.
 */
export async function receiveImage(
  request: FastifyRequest,
  field: string,
): Promise<Buffer | Refusal> {
  if (Number(request.headers['content-length']) > MAX_UPLOAD_BYTES + MULTIPART_OVERHEAD)
    return refuse('payload_too_large', { max_bytes: MAX_UPLOAD_BYTES });
  try {
    const part = await request.file();
    const content = await part?.toBuffer();
    if (part?.file.truncated) return refuse('payload_too_large', { max_bytes: MAX_UPLOAD_BYTES });
    if (content && part?.fieldname === field) return content;
  } catch (error) {
    // Errors of the multipart parser have no code; those of a limit have.
    throw error instanceof Error && !('code' in error) ? new MalformedUpload(error.message) : error;
  }
  const params = { code: 'image_missing' };
  throw new InvalidInput([
    { code: 'custom', path: [field], message: 'missing', input: undefined, params },
  ]);
}
