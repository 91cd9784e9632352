import { drawPoster, loadPosterFonts, PAPER } from './draw-poster.ts';
import type { PosterTexts } from './poster-content.ts';

/** The width of A4 at 300 dots an inch. */
export const PRINT_PIXELS = 2480;

/** Draws a poster onto a canvas, which gets the size of A4 at that width. */
export async function renderPoster(
  canvas: HTMLCanvasElement,
  poster: PosterTexts,
  pixels: number,
): Promise<void> {
  const [{ default: qrcode }] = await Promise.all([import('qrcode'), loadPosterFonts(poster)]);
  const { modules } = qrcode.create(poster.url, { errorCorrectionLevel: 'M' });
  canvas.width = pixels;
  canvas.height = Math.ceil((pixels * PAPER.height) / PAPER.width);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context) drawPoster(context, poster, modules, pixels);
}
