import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Language } from '../../../platform/translation/translate.ts';
import { type ReceiptTexts, receiptTexts } from './receipt-texts.ts';
import type { ReceiptRow } from './receipts.store.ts';
import { visualRuns } from './visual-runs.ts';

// A font with the letters of Latin, Greek, Cyrillic, Hebrew and Arabic, for names in all of them.
const fontPath = (name: string) =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
const REGULAR = fontPath('DejaVuSans');
const BOLD = fontPath('DejaVuSans-Bold');

const INK = '#1f1b16';
const SOFT = '#6b645b';
const LEFT = 64;
const RIGHT = 595 - LEFT;
const LABELS = 140;
const AMOUNTS = 150;
// With features given, the font lays out a whole run, so that Arabic letters join across words.
const WHOLE_RUN = { features: [], lineBreak: false };

type Pdf = InstanceType<typeof PDFDocument>;
interface Style {
  size?: number;
  bold?: boolean;
  color?: string;
}

/**
 * Renders a document as PDF, one page of A4. The same document gives the same bytes each time: its
 * only date is the day of issue.
 */
export async function renderReceipt(receipt: ReceiptRow, language: Language): Promise<Uint8Array> {
  const texts = receiptTexts(receipt, language);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: language,
    displayTitle: true,
    info: {
      Title: `${texts.title} ${texts.number}`,
      Author: receipt.seller_name,
      CreationDate: receipt.issued_at,
    },
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  drawPage(pdf, texts);
  pdf.end();
  return finished;
}

function drawPage(pdf: Pdf, texts: ReceiptTexts): void {
  const width = RIGHT - LEFT;
  let y = 72;
  for (const [index, line] of texts.seller.entries())
    y = drawText(pdf, line, LEFT, y, width, index === 0 ? { bold: true, size: 12 } : {});
  y = drawText(pdf, texts.title, LEFT, y + 44, width, { bold: true, size: 26 });
  y = drawText(pdf, texts.number, LEFT, y + 4, width, { color: SOFT, size: 12 }) + 28;
  for (const [label, value] of texts.facts) {
    drawText(pdf, label, LEFT, y, LABELS, { color: SOFT });
    y = drawText(pdf, value, LEFT + LABELS, y, width - LABELS) + 4;
  }
  y = drawRule(pdf, y + 28);
  drawText(pdf, texts.itemLabel, LEFT, y, width, { color: SOFT, size: 9 });
  y = drawAtEnd(pdf, texts.amountLabel, y, { color: SOFT, size: 9 }) + 8;
  drawAtEnd(pdf, texts.amount, y);
  y = drawRule(pdf, drawText(pdf, texts.item, LEFT, y, width - AMOUNTS) + 10);
  drawText(pdf, texts.totalLabel, LEFT, y, width - AMOUNTS, { bold: true, size: 12 });
  y = drawAtEnd(pdf, texts.amount, y, { bold: true, size: 12 });
  if (texts.taxLine) drawText(pdf, texts.taxLine, LEFT, y + 28, width, { color: SOFT, size: 9 });
}

function drawRule(pdf: Pdf, y: number): number {
  pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(SOFT).stroke();
  return y + 12;
}

function drawAtEnd(pdf: Pdf, text: string, y: number, style: Style = {}): number {
  setStyle(pdf, style);
  const x = RIGHT - pdf.widthOfString(text, WHOLE_RUN);
  return drawText(pdf, text, x, y, RIGHT - x + 1, style);
}

/** Draws a text in lines of at most `width`, and returns where the next one may begin. */
function drawText(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  width: number,
  style: Style = {},
): number {
  setStyle(pdf, style);
  const lineHeight = (style.size ?? 10) * 1.5;
  let top = y;
  for (const line of breakLines(pdf, text, width)) {
    let left = x;
    for (const run of visualRuns(line)) {
      pdf.text(run, left, top, WHOLE_RUN);
      left += pdf.widthOfString(run, WHOLE_RUN);
    }
    top += lineHeight;
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

function setStyle(pdf: Pdf, { size = 10, bold = false, color = INK }: Style): void {
  pdf
    .font(bold ? BOLD : REGULAR)
    .fontSize(size)
    .fillColor(color);
}
