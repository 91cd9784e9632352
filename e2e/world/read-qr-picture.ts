import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const program = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** Reads the QR code in a picture (PNG) as a door's scanner does. Throws when there is none. */
export async function readQrPicture(picture: Uint8Array): Promise<string> {
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(program).buffer as ArrayBuffer } });
  const [found] = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true });
  if (!found) throw new Error('There is no QR code in this picture.');
  return found.text;
}
