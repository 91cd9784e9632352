import type { BarcodeDetector as Ponyfill } from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

type Reader = Pick<Ponyfill, 'detect'>;

declare global {
  interface Window {
    BarcodeDetector?: typeof Ponyfill;
  }
}

let reader: Promise<Reader> | undefined;

/** Returns the browser's own reader if it supports QR codes, else ours, loaded on first use. */
function qrReader(): Promise<Reader> {
  reader ??= createReader();
  return reader;
}

async function createReader(): Promise<Reader> {
  const native = window.BarcodeDetector;
  const formats = (await native?.getSupportedFormats().catch(() => [])) ?? [];
  if (native && formats.includes('qr_code')) return new native({ formats: ['qr_code'] });
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });
  return new BarcodeDetector({ formats: ['qr_code'] });
}

/** Returns the text of the first QR code in an image or a video frame; null without one. */
export async function readQrCode(image: ImageBitmapSource): Promise<string | null> {
  const found = await (await qrReader()).detect(image);
  return found[0]?.rawValue || null;
}
