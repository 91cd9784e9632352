import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import type { Language } from '../translation/translate.ts';
import { visualRuns } from './visual-runs.ts';

// A font with the letters of Latin, Greek, Cyrillic, Hebrew and Arabic, for names in all of them.
const fontPath = (name: string) =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
const REGULAR = fontPath('DejaVuSans');
const BOLD = fontPath('DejaVuSans-Bold');

const INK = '#1f1b16';
/** The colour of what is said beside the main thing. */
export const SOFT = '#6b645b';
/** The margins of a page of A4, in points. */
export const LEFT = 64;
export const RIGHT = 595 - LEFT;
// With features given, the font lays out a whole run, so that Arabic letters join across words.
const WHOLE_RUN = { features: [], lineBreak: false };

export type Pdf = InstanceType<typeof PDFDocument>;
export interface TextStyle {
  size?: number;
  bold?: boolean;
  color?: string;
}

/** What a document says about itself; its only date, so that it has the same bytes each time. */
interface DocumentInfo {
  title: string;
  author: string;
  language: Language;
  at: Date;
}

/** Draws what stands at the foot of a page, when all pages are known. */
type DrawFoot = (pdf: Pdf, page: number, pages: number) => void;

/** Renders a document of A4 pages that `draw` fills, and returns its bytes. */
export async function renderPdf(
  info: DocumentInfo,
  draw: (pdf: Pdf) => void | Promise<void>,
  drawFoot?: DrawFoot,
): Promise<Uint8Array> {
  // With its fonts it takes some megabytes, which a server needs only once a user asks for one.
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size: 'A4',
    margin: 0,
    lang: info.language,
    displayTitle: true,
    bufferPages: drawFoot !== undefined,
    info: { Title: info.title, Author: info.author, CreationDate: info.at },
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  await draw(pdf);
  if (drawFoot) drawFeet(pdf, drawFoot);
  pdf.end();
  return finished;
}

function drawFeet(pdf: Pdf, drawFoot: DrawFoot): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    drawFoot(pdf, page + 1, count);
  }
}

/** Draws a line across the page, and returns where the next text may begin. */
export function drawRule(pdf: Pdf, y: number, color = SOFT): number {
  pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(color).stroke();
  return y + 12;
}

/** Draws a text that ends at `right`, by default at the margin. */
export function drawAtEnd(
  pdf: Pdf,
  text: string,
  y: number,
  style: TextStyle = {},
  right = RIGHT,
): number {
  setStyle(pdf, style);
  const x = right - pdf.widthOfString(text, WHOLE_RUN);
  return drawText(pdf, text, x, y, right - x + 1, style);
}

/** Draws a text in lines of at most `width`, and returns where the next one may begin. */
export function drawText(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  width: number,
  style: TextStyle = {},
): number {
  return drawLines(pdf, breakText(pdf, text, width, style), x, y, style);
}

/** The lines of at most `width` in which a text is drawn. */
export function breakText(pdf: Pdf, text: string, width: number, style: TextStyle = {}): string[] {
  setStyle(pdf, style);
  return breakLines(pdf, text, width);
}

/** The height of a line of text. */
export function lineHeightOf({ size = 10 }: TextStyle): number {
  return size * 1.5;
}

/** Draws lines one below the other, and returns where the next one may begin. */
export function drawLines(
  pdf: Pdf,
  lines: readonly string[],
  x: number,
  y: number,
  style: TextStyle = {},
): number {
  setStyle(pdf, style);
  let top = y;
  for (const line of lines) {
    let left = x;
    for (const run of visualRuns(line)) {
      pdf.text(run, left, top, WHOLE_RUN);
      left += pdf.widthOfString(run, WHOLE_RUN);
    }
    top += lineHeightOf(style);
  }
  return top;
}

function breakLines(pdf: Pdf, text: string, width: number): string[] {
  const fits = (line: string) => pdf.widthOfString(line, WHOLE_RUN) <= width;
  const lines: string[] = [];
  // Not at no-break spaces, which amounts contain.
  for (const word of text.split(/[ \t\r\n]+/)) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(...breakWord(word, fits));
  }
  return lines;
}

/** A word without a space may be wider than the page. */
function breakWord(word: string, fits: (part: string) => boolean): string[] {
  const parts = [''];
  for (const letter of word) {
    const part = parts.at(-1) ?? '';
    if (part === '' || fits(part + letter)) parts[parts.length - 1] = part + letter;
    else parts.push(letter);
  }
  return parts;
}

function setStyle(pdf: Pdf, { size = 10, bold = false, color = INK }: TextStyle): void {
  pdf
    .font(bold ? BOLD : REGULAR)
    .fontSize(size)
    .fillColor(color);
}
