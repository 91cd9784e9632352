import { Worker } from 'node:worker_threads';
import { createLimiter } from '../../processes/limiter.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { MAX_PIXELS } from '../image-kinds.ts';
import type { HeicRequest, HeicResult } from './heic-worker.ts';

/** Pixels as RGBA, upright. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** What the decoder may use for one image. */
interface DecodingLimits {
  maxMemoryBytes: number;
  timeoutMs: number;
}

/** A photo of 50 megapixels takes 420 MB and some seconds; what needs more was crafted to. */
const LIMITS: DecodingLimits = { maxMemoryBytes: 512 * 1024 * 1024, timeoutMs: 60_000 };
/** Brands of still images coded with HEVC, and of sequences of them (ISO 23008-12). */
const STILL = /^(?:heic|heix|heim|heis)$/;
const SEQUENCE = /^(?:hevc|hevx|hevm|hevs|msf1)$/;

const oneAtATime = createLimiter({ concurrency: 1, waiting: 20 });

/** Whether a file is HEIC by its own account: a still image, a sequence, or neither. */
export function heicKind(upload: Buffer): 'still' | 'sequence' | null {
  if (upload.length < 16 || upload.toString('latin1', 4, 8) !== 'ftyp') return null;
  const end = Math.min(upload.readUInt32BE(0), upload.length, 256);
  const major = upload.toString('latin1', 8, 12);
  if (SEQUENCE.test(major)) return 'sequence';
  const compatible = [];
  for (let at = 16; at + 4 <= end; at += 4) compatible.push(upload.toString('latin1', at, at + 4));
  return [major, ...compatible].some((brand) => STILL.test(brand)) ? 'still' : null;
}

/**
 * Decodes a HEIC image in a thread of its own, with limits of time and memory; its rotation is
 * applied. Refused when it has more than 50 megapixels or does not decode.
 */
export async function decodeHeic(
  upload: Buffer,
  limits: Partial<DecodingLimits> = {},
): Promise<Pixels | Refusal> {
  return oneAtATime(async () => {
    const result = await decodeInThread(upload, { ...LIMITS, ...limits });
    if (!result || 'unreadable' in result) return refuse('image_unreadable');
    const { width, height, data } = result;
    if (!data) return refuse('image_has_too_many_pixels', { max_megapixels: MAX_PIXELS / 1e6 });
    return { width, height, data: Buffer.from(data.buffer) };
  });
}

async function decodeInThread(
  upload: Buffer,
  { maxMemoryBytes, timeoutMs }: DecodingLimits,
): Promise<HeicResult | null> {
  const workerData: HeicRequest = { upload, maxPixels: MAX_PIXELS, maxMemoryBytes };
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData,
    // The decoder prints warnings about a file, which are discarded.
    stdout: true,
    stderr: true,
  });
  const timeout = setTimeout(() => void worker.terminate(), timeoutMs);
  try {
    return await new Promise((resolve) => {
      worker.once('message', resolve);
      // The decoder fails by throwing, or by ending its thread.
      worker.once('error', () => resolve(null));
      worker.once('exit', () => resolve(null));
    });
  } finally {
    clearTimeout(timeout);
    await worker.terminate();
  }
}
