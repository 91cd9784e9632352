import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidInput } from '../http/problems/field-problems.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { MAX_UPLOAD_BYTES } from './image-kinds.ts';

/** What a multipart body adds to its image: boundaries and headers. */
const MULTIPART_OVERHEAD = 16 * 1024;

/** A multipart body that ends too early or has no boundary: a client error. */
class MalformedUpload extends Error {
  readonly statusCode = 400;
}

/** What a form may contain beside its image. */
interface UploadLimits {
  maxBytes?: number;
  /** How many fields of text. */
  texts?: number;
}

/** Adds routes that receive one image each as multipart, of at most 10 MB unless said otherwise. */
export function withUploads(
  app: FastifyInstance,
  addRoutes: (app: FastifyInstance) => void,
  { maxBytes = MAX_UPLOAD_BYTES, texts = 0 }: UploadLimits = {},
): void {
  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: maxBytes, files: 1, fields: texts, fieldSize: 4096, parts: 1 + texts },
      throwFileSizeLimit: false,
    });
    addRoutes(scope);
  });
}

/** The image in the part `field` of a form; see receiveForm. */
export async function receiveImage(
  request: FastifyRequest,
  field: string,
): Promise<Buffer | Refusal> {
  const form = await receiveForm(request, field, MAX_UPLOAD_BYTES);
  return isRefusal(form) ? form : form.image;
}

/**
 * The image in the part `field` and the form's fields of text, in any order. An image of more than
 * `maxBytes` is refused, before it is read if its length is known.
 */
export async function receiveForm(
  request: FastifyRequest,
  field: string,
  maxBytes: number,
): Promise<{ image: Buffer; texts: Record<string, unknown> } | Refusal> {
  const tooLarge = () => refuse('payload_too_large', { max_bytes: maxBytes });
  if (Number(request.headers['content-length']) > maxBytes + MULTIPART_OVERHEAD) return tooLarge();
  const texts: Record<string, unknown> = {};
  let image: Buffer | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') texts[part.fieldname] = part.value;
      else {
        const content = await part.toBuffer();
        if (part.file.truncated) return tooLarge();
        if (part.fieldname === field) image = content;
      }
    }
  } catch (error) {
    // Errors of the multipart parser have no code; those of a limit have.
    throw error instanceof Error && !('code' in error) ? new MalformedUpload(error.message) : error;
  }
  if (image) return { image, texts };
  const params = { code: 'image_missing' };
  throw new InvalidInput([
    { code: 'custom', path: [field], message: 'missing', input: undefined, params },
  ]);
}
