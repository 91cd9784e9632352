import { answerRequests } from '../../processes/answer-requests.ts';
import { isRefusal } from '../../refusal.ts';
import type { ImageKind } from '../image-kinds.ts';
import { type EncodedImage, reencodeImage } from './reencode-image.ts';

/** What the server sends to the process that decodes and encodes images. */
export interface EncodingRequest {
  upload: Buffer;
  kind: ImageKind;
}

/** What it answers; a refusal as its parts, as no class passes between processes. */
export interface EncodingAnswer {
  encoded: EncodedImage | null;
  refusal: { code: string; details: object } | null;
}

answerRequests(async ({ upload, kind }: EncodingRequest): Promise<EncodingAnswer> => {
  const result = await reencodeImage(upload, kind);
  return isRefusal(result)
    ? { encoded: null, refusal: { code: result.code, details: result.details } }
    : { encoded: result, refusal: null };
});
