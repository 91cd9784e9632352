import { type FittedText, fitText } from './fit-text.ts';
import type { PosterTexts } from './poster-content.ts';

/** Which modules of a QR code are black. */
interface QrModules {
  size: number;
  get(row: number, column: number): number;
}

/** A4, in millimetres; everything below is, too. */
export const PAPER = { width: 210, height: 297 };
const MARGIN = 15;
const WIDTH = PAPER.width - 2 * MARGIN;
/** The quiet zone around a code in modules, required by ISO/IEC 18004. */
const QUIET_ZONE = 4;
const MAX_CODE_SIZE = 128;

const DISPLAY = '"Bricolage Grotesque", "Arial Narrow", sans-serif';
const TEXT = '"Figtree Variable", system-ui, sans-serif';
/** The CSS font of each part; the size comes between. */
const FONTS = {
  display: (size: number) => `700 condensed ${size}px ${DISPLAY}`,
  text: (size: number) => `400 ${size}px ${TEXT}`,
  code: (size: number) => `700 ${size}px ui-monospace, Menlo, Consolas, monospace`,
};
type Font = keyof typeof FONTS;

/** A text of the poster with its place: the middle of the paper, `top` from above. */
interface Block extends FittedText {
  font: Font;
  height: number;
  gapAfter: number;
}

/** Resolves once the fonts that draw this poster are loaded. */
export async function loadPosterFonts({
  name,
  label,
  scan,
  how,
  type,
}: PosterTexts): Promise<void> {
  await Promise.all([
    document.fonts.load(FONTS.display(40), `${name}${scan}Pulse`),
    document.fonts.load(FONTS.text(20), `${label}${how}${type}`),
  ]);
}

/** Draws a poster, black on white, on paper of `pixels` width. */
export function drawPoster(
  context: CanvasRenderingContext2D,
  poster: PosterTexts,
  modules: QrModules,
  pixels: number,
): void {
  const scale = pixels / PAPER.width;
  const measure = (font: Font) => (text: string, size: number) => {
    context.font = FONTS[font](size * scale);
    return context.measureText(text).width / scale;
  };
  const block = (text: string, font: Font, maxSize: number, maxLines: number, gapAfter: number) => {
    const minSize = maxSize / 3;
    const fitted = fitText(text, { width: WIDTH, maxSize, minSize, maxLines }, measure(font));
    const height = fitted.lines.length * lineHeight(font, fitted.size);
    return { ...fitted, font, height, gapAfter };
  };
  const above = [block(poster.name, 'display', 20, 2, 3), block(poster.label, 'text', 9, 2, 0)];
  const below = [
    block(poster.scan, 'display', 15, 2, 4),
    block(poster.how, 'text', 5.6, 3, poster.code ? 6 : 0),
    ...(poster.code
      ? [block(poster.type, 'text', 5.6, 1, 2), block(poster.code, 'code', 11, 1, 0)]
      : []),
  ];
  const brandHeight = 12;
  const free = PAPER.height - 2 * MARGIN - heightOf(above) - heightOf(below) - brandHeight - 8;
  const codeSize = Math.min(MAX_CODE_SIZE, free);
  const spare = (free - codeSize) / 2;

  context.fillStyle = '#fff';
  context.fillRect(0, 0, pixels, Math.ceil(PAPER.height * scale));
  context.fillStyle = '#000';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  let top = drawBlocks(context, above, MARGIN, scale) + spare;
  drawCode(context, modules, top * scale, codeSize * scale, pixels);
  top = drawBlocks(context, below, top + codeSize, scale);
  drawBrand(context, PAPER.height - MARGIN - brandHeight, brandHeight, scale);
}

const lineHeight = (font: Font, size: number) => size * (font === 'text' ? 1.35 : 1.02);
const heightOf = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { height, gapAfter }) => sum + height + gapAfter, 0);

function drawBlocks(
  context: CanvasRenderingContext2D,
  blocks: readonly Block[],
  start: number,
  scale: number,
): number {
  let top = start;
  for (const { lines, size, font, height, gapAfter } of blocks) {
    context.font = FONTS[font](size * scale);
    const line = lineHeight(font, size);
    lines.forEach((text, index) => {
      context.fillText(text, (PAPER.width / 2) * scale, (top + (index + 0.5) * line) * scale);
    });
    top += height + gapAfter;
  }
  return top;
}

// A module is a whole number of pixels: edges between two pixels would turn grey.
function drawCode(
  context: CanvasRenderingContext2D,
  modules: QrModules,
  top: number,
  size: number,
  paperWidth: number,
): void {
  const module = Math.max(1, Math.floor(size / (modules.size + 2 * QUIET_ZONE)));
  const left = Math.round((paperWidth - modules.size * module) / 2);
  const upper = Math.round(top + (size - modules.size * module) / 2);
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column))
        context.fillRect(left + column * module, upper + row * module, module, module);
}

/** The brand mark (ui/display/brand/brand-mark.tsx) with the product's name. */
function drawBrand(
  context: CanvasRenderingContext2D,
  top: number,
  height: number,
  scale: number,
): void {
  const unit = (height * scale) / 34;
  context.font = FONTS.display(9 * scale);
  const gap = 4 * scale;
  const nameWidth = context.measureText('Pulse').width;
  const left = (PAPER.width * scale - 34 * unit - gap - nameWidth) / 2;
  context.save();
  context.translate(left, top * scale);
  context.scale(unit, unit);
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = '#000';
  context.stroke(new Path2D('M30.4 17a13.4 13.4 0 1 1-26.8 0a13.4 13.4 0 1 1 26.8 0'));
  context.stroke(new Path2D('M0.5 17 H9.4 L13 10.4 L18.6 23.6 L22.2 15 L23.4 17 H33.5'));
  context.restore();
  context.textAlign = 'left';
  context.fillText('Pulse', left + 34 * unit + gap, (top + height / 2) * scale);
  context.textAlign = 'center';
}
