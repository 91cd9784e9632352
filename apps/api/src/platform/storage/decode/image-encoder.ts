import { fileURLToPath } from 'node:url';
import type { RefusalCode } from '@pulse/domain';
import { createProgramRunner } from '../../processes/program-runner.ts';
import { Refusal, refuse } from '../../refusal.ts';
import type { ImageKind } from '../image-kinds.ts';
import type { EncodingAnswer, EncodingRequest } from './encoder-process.ts';
import type { EncodedImage } from './reencode-image.ts';

const PROGRAM = fileURLToPath(new URL('./encoder-process.ts', import.meta.url));

/** Re-encodes an upload; see reencodeImage. */
export type ReencodeImage = (upload: Buffer, kind: ImageKind) => Promise<EncodedImage | Refusal>;

/**
 * Re-encodes images in a process of its own: decoding takes hundreds of megabytes, which the server
 * would keep, and a file may crash the decoder. Images under way in a process that ends are refused.
 */
export function createImageEncoder(idleMs?: number): ReencodeImage {
  const run = createProgramRunner<EncodingRequest, EncodingAnswer>(PROGRAM, idleMs);
  return async (upload, kind) => {
    const answer = await run({ upload, kind });
    if (!answer) return refuse('service_unavailable');
    return answer.encoded ?? toRefusal(answer.refusal);
  };
}

function toRefusal(refusal: EncodingAnswer['refusal']): Refusal {
  if (!refusal) throw new Error('The encoder answered nothing');
  return new Refusal(refusal.code as RefusalCode, refusal.details as Refusal['details']);
}
