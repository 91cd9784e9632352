import { saveFile } from '#ui/files/save-file.ts';
import { PAPER } from './draw-poster.ts';
import { pdfOfPage } from './pdf-of-page.ts';
import type { PosterTexts } from './poster-content.ts';
import { PRINT_PIXELS, renderPoster } from './render-poster.ts';

export type PosterFormat = 'pdf' | 'png' | 'svg';

/** Saves a poster as a file for the printer, or only its code as a drawing (`svg`). */
export async function savePoster(poster: PosterTexts, format: PosterFormat): Promise<void> {
  const name = `${fileName(`${poster.name} ${poster.label}`)}.${format}`;
  saveFile(await fileOf(poster, format), name);
}

async function fileOf(poster: PosterTexts, format: PosterFormat): Promise<Blob> {
  if (format === 'svg') {
    const { default: qrcode } = await import('qrcode');
    const drawing = await qrcode.toString(poster.url, { type: 'svg', errorCorrectionLevel: 'M' });
    return new Blob([drawing], { type: 'image/svg+xml' });
  }
  const canvas = document.createElement('canvas');
  await renderPoster(canvas, poster, PRINT_PIXELS);
  return format === 'png' ? pngOf(canvas) : pdfOf(canvas, poster);
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('The poster was not drawn'))));
  });
}

async function pdfOf(canvas: HTMLCanvasElement, poster: PosterTexts): Promise<Blob> {
  const { width, height } = canvas;
  const colours = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (!colours) throw new Error('The poster was not drawn');
  // Black on white: one of the three colours is the grey value.
  const grey = new Uint8Array(width * height);
  for (let index = 0; index < grey.length; index += 1) grey[index] = colours[index * 4] ?? 0;
  const compressed = new Blob([grey]).stream().pipeThrough(new CompressionStream('deflate'));
  const pixels = new Uint8Array(await new Response(compressed).arrayBuffer());
  const { name, label, language, alt } = poster;
  return pdfOfPage({
    pixels,
    width,
    height,
    paper: PAPER,
    title: `${name}, ${label}`,
    language,
    alt,
  });
}

function fileName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}
