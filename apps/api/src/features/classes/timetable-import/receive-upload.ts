import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** What a multipart body adds to its file: boundaries, headers and the mapping. */
const MULTIPART_OVERHEAD = 1024 * 1024;

/** A received file on disk and the text of its mapping; null for a part that was not sent. */
export interface Upload {
  file: string | null;
  mapping: string | null;
  tooLarge: boolean;
  /** Deletes the file. */
  discard(): Promise<void>;
}

/** A multipart body that is incomplete or has no boundary. */
class InvalidUploadError extends Error {
  readonly statusCode = 400;
}

/**
 * Streams the part `file` of a multipart request to disk, since the part `mapping` (a field or a
 * JSON file), which is needed to read it, may follow later. A body that says it is larger than a file
 * of `maxBytes` is not read at all.
 */
export async function receiveUpload(request: FastifyRequest, maxBytes: number): Promise<Upload> {
  const tooLarge = Number(request.headers['content-length']) > maxBytes + MULTIPART_OVERHEAD;
  if (tooLarge) return { file: null, mapping: null, tooLarge, discard: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'pulse-timetable-'));
  const upload: Upload = {
    file: null,
    mapping: null,
    tooLarge: false,
    discard: () => rm(folder, { recursive: true, force: true }),
  };
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
      if (part.type === 'field' && part.fieldname === 'mapping')
        upload.mapping = textOf(part.value);
      else if (part.type === 'file') await receiveFile(part, upload, join(folder, 'timetable'));
    }
  } catch (error) {
    await upload.discard();
    // Errors of the multipart parser have no code; those of the disk or of a limit have one.
    throw error instanceof Error && !('code' in error)
      ? new InvalidUploadError(error.message)
      : error;
  }
  return upload;
}

async function receiveFile(part: MultipartFile, upload: Upload, path: string): Promise<void> {
  if (part.fieldname === 'file') {
    await pipeline(part.file, createWriteStream(path));
    upload.file = path;
    upload.tooLarge ||= part.file.truncated;
  } else if (part.fieldname === 'mapping') upload.mapping = (await part.toBuffer()).toString();
  else part.file.resume();
}

// A field sent as application/json arrives parsed.
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
