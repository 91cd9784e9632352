import { drawFacts, drawHead } from '../../../platform/pdf/document-head.ts';
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
  let y = drawHead(pdf, texts.seller, texts.title, { space: 44 });
  y = drawText(pdf, texts.number, LEFT, y + 4, width, { color: SOFT, size: 12 }) + 28;
  y = drawFacts(pdf, texts.facts, y);
  y = drawRule(pdf, y + 28);
  drawText(pdf, texts.itemLabel, LEFT, y, width, { color: SOFT, size: 9 });
  y = drawAtEnd(pdf, texts.amountLabel, y, { color: SOFT, size: 9 }) + 8;
  drawAtEnd(pdf, texts.amount, y);
  y = drawRule(pdf, drawText(pdf, texts.item, LEFT, y, width - AMOUNTS) + 10);
  drawText(pdf, texts.totalLabel, LEFT, y, width - AMOUNTS, { bold: true, size: 12 });
  y = drawAtEnd(pdf, texts.amount, y, { bold: true, size: 12 });
  if (texts.taxLine) drawText(pdf, texts.taxLine, LEFT, y + 28, width, { color: SOFT, size: 9 });
}
