import { isRefusal } from '../../refusal.ts';
import type { ImageKind } from '../image-kinds.ts';
import { type EncodedImage, reencodeImage } from './reencode-image.ts';

/** What the server sends to the process that decodes and encodes images. */
export interface EncodingRequest {
  id: number;
  upload: Buffer;
  kind: ImageKind;
}

/** What it answers; a refusal as its parts, as no class passes between processes. */
export interface EncodingResponse {
  id: number;
  encoded: EncodedImage | null;
  refusal: { code: string; details: object } | null;
}

// Ends with the server, however that ends.
process.once('disconnect', () => process.exit(0));
// A Ctrl-C in the terminal is meant for the server, which finishes its uploads first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

process.on('message', async ({ id, upload, kind }: EncodingRequest) => {
  const result = await reencodeImage(upload, kind);
  const response: EncodingResponse = isRefusal(result)
    ? { id, encoded: null, refusal: { code: result.code, details: result.details } }
    : { id, encoded: result, refusal: null };
  process.send?.(response);
});
