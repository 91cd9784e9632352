import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Nearly as small as the best quality at a tenth of its time. */
const QUALITY = 9;
/** Smaller files fit into the packets that are sent anyway. */
const WORTH_COMPRESSING = 1_000;
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.geojson': 'application/geo+json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** A file as brotli with its type. */
export interface CompressedFile {
  type: string;
  bytes: Buffer;
}

/**
 * Brotli copies of the text files below a folder, made when first asked for and kept. Answers null
 * for files that are small or compressed already, such as pictures and fonts.
 */
export function createCompressedFiles(folder: string) {
  const copies = new Map<string, Promise<CompressedFile | null>>();

  async function make(path: string): Promise<CompressedFile | null> {
    const type = TYPES[extname(path)];
    if (!type) return null;
    const plain = await readFile(join(folder, path));
    if (plain.length < WORTH_COMPRESSING) return null;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    return { type, bytes: await compress(plain, { params }) };
  }

  return (path: string): Promise<CompressedFile | null> => {
    const known = copies.get(path);
    if (known) return known;
    const copy = make(path);
    copies.set(path, copy);
    copy.catch(() => copies.delete(path));
    return copy;
  };
}
