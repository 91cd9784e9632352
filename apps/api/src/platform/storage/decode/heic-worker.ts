import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';

/** What the thread answers: pixels as RGBA, the size of an image that is too large, or nothing. */
export type HeicResult =
  | { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> | null }
  | { unreadable: true };

/** The file, and how much the thread may decode and allocate. */
export interface HeicRequest {
  upload: Uint8Array;
  maxPixels: number;
  maxMemoryBytes: number;
}

const PAGE_BYTES = 65_536;

// Node's types leave it to those of the browser.
declare const WebAssembly: {
  Memory: { prototype: { buffer: ArrayBuffer; grow(pages: number): number } };
};

// The decoder asks for memory by growing its own, and takes a failure for "out of memory". Without a
// limit, a crafted file could take 4 GB from the server.
function limitMemory(maxBytes: number): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function limitedGrow(pages) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > maxBytes) throw new RangeError('memory');
    return grow.call(this, pages);
  };
}

async function decode({ upload, maxPixels }: HeicRequest): Promise<HeicResult> {
  await libheif.ready;
  // The primary image comes first; what else the file contains (bursts, depth) is not decoded.
  const [image] = new libheif.HeifDecoder().decode(upload);
  if (!image) return { unreadable: true };
  const width = image.get_width();
  const height = image.get_height();
  if (width * height > maxPixels) return { width, height, data: null };
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const decoded = await new Promise<{ data: Uint8ClampedArray<ArrayBuffer> } | null>((resolve) =>
    image.display(target, resolve),
  );
  return decoded ? { width, height, data: decoded.data } : { unreadable: true };
}

const request = workerData as HeicRequest;
limitMemory(request.maxMemoryBytes);
const result = await decode(request);
parentPort?.postMessage(result, 'data' in result && result.data ? [result.data.buffer] : []);
