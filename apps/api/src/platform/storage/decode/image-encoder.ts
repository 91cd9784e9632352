import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RefusalCode } from '@pulse/domain';
import { forkProgram } from '../../processes/fork-program.ts';
import { Refusal, refuse } from '../../refusal.ts';
import type { ImageKind } from '../image-kinds.ts';
import type { EncodingRequest, EncodingResponse } from './encoder-process.ts';
import type { EncodedImage } from './reencode-image.ts';

const PROGRAM = fileURLToPath(new URL('./encoder-process.ts', import.meta.url));
/** Starting the process takes some tenths of a second; several images in a row share it. */
const IDLE_MS = 30_000;

/** Re-encodes an upload; see reencodeImage. */
export type ReencodeImage = (upload: Buffer, kind: ImageKind) => Promise<EncodedImage | Refusal>;

type Respond = (result: EncodedImage | Refusal) => void;

/**
 * Re-encodes images in a process of its own, which ends `idleMs` after the last one: decoding takes
 * hundreds of megabytes, which the server would keep, and a file that crashes the decoder ends
 * neither the server nor its other requests. Images under way in a process that ends are refused.
 */
export function createImageEncoder(idleMs = IDLE_MS): ReencodeImage {
  let current: EncoderProcess | null = null;
  const start = (): EncoderProcess => {
    const started = startProcess(idleMs, () => {
      if (current === started) current = null;
    });
    return started;
  };
  return (upload, kind) =>
    new Promise((resolve) => {
      current ??= start();
      current.send({ upload, kind }, resolve);
    });
}

interface EncoderProcess {
  send(request: Omit<EncodingRequest, 'id'>, respond: Respond): void;
}

/** Starts a process; `onEnd` is called once it takes no more images. */
function startProcess(idleMs: number, onEnd: () => void): EncoderProcess {
  const child = forkProgram(PROGRAM, { serialization: 'advanced' });
  letServerEnd(child);
  const pending = new Map<number, Respond>();
  let last = 0;
  let idle: NodeJS.Timeout | undefined;

  child.on('message', ({ id, encoded, refusal }: EncodingResponse) => {
    pending.get(id)?.(encoded ?? toRefusal(refusal));
    pending.delete(id);
    if (pending.size > 0) return;
    idle = setTimeout(() => {
      onEnd();
      child.disconnect();
    }, idleMs).unref();
  });
  // It could not be started, or was killed: by the system, or by a crafted file.
  for (const event of ['error', 'exit'])
    child.once(event, () => {
      clearTimeout(idle);
      onEnd();
      for (const respond of pending.values()) respond(refuse('service_unavailable'));
      pending.clear();
    });
  return {
    send(request, respond) {
      clearTimeout(idle);
      last += 1;
      pending.set(last, respond);
      // A failure ends the process, which is noticed above.
      child.send({ id: last, ...request }, () => undefined);
    },
  };
}

// Open requests keep the server alive, this process does not.
function letServerEnd(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function toRefusal(refusal: EncodingResponse['refusal']): Refusal {
  if (!refusal) throw new Error('The encoder answered nothing');
  return new Refusal(refusal.code as RefusalCode, refusal.details as Refusal['details']);
}
