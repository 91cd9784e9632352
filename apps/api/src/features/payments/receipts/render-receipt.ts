import {
  drawAtEnd,
  drawRule,
  drawText,
  LEFT,
  type Pdf,
  RIGHT,
  renderPdf,
  SOFT,
} from '../../../platform/pdf/pdf-page.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import { type ReceiptTexts, receiptTexts } from './receipt-texts.ts';
import type { ReceiptRow } from './receipts.store.ts';

const LABELS = 140;
const AMOUNTS = 150;

/**
 * Renders a document as PDF, one page of A4. The same document gives the same bytes each time: its
 * only date is the day of issue.
 */
export async function renderReceipt(receipt: ReceiptRow, language: Language): Promise<Uint8Array> {
  const texts = receiptTexts(receipt, language);
  const { seller_name: author, issued_at: at } = receipt;
  const info = { title: `${texts.title} ${texts.number}`, author, language, at };
  return renderPdf(info, (pdf) => drawPage(pdf, texts));
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
