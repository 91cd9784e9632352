import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidInput } from '../http/field-problems.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { LARGEST_UPLOAD } from './picture-kinds.ts';

/** What a multipart body adds to its picture: boundaries and headers. */
const WRAPPING = 16 * 1024;

/** A multipart body that ends too early or names no boundary: the sender's fault. */
class BrokenUpload extends Error {
  readonly statusCode = 400;
}

/** Adds routes that receive one picture each as multipart. */
export function withUploads(app: FastifyInstance, addRoutes: (app: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: LARGEST_UPLOAD, files: 1, fields: 0, parts: 1 },
      throwFileSizeLimit: false,
    });
    addRoutes(scope);
  });
}

/** The picture in the part `field`. One of more than 10 MB is refused, at best before it is read. */
export async function receivePicture(
  request: FastifyRequest,
  field: string,
): Promise<Buffer | Refusal> {
  if (Number(request.headers['content-length']) > LARGEST_UPLOAD + WRAPPING)
    return refuse('payload_too_large', { most_bytes: LARGEST_UPLOAD });
  try {
    const part = await request.file();
    const content = await part?.toBuffer();
    if (part?.file.truncated) return refuse('payload_too_large', { most_bytes: LARGEST_UPLOAD });
    if (content && part?.fieldname === field) return content;
  } catch (error) {
    // What the reader of multipart throws has no code; a limit has.
    throw error instanceof Error && !('code' in error) ? new BrokenUpload(error.message) : error;
  }
  const params = { code: 'picture_missing' };
  throw new InvalidInput([
    { code: 'custom', path: [field], message: 'missing', input: undefined, params },
  ]);
}
