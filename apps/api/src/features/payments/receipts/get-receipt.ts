import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import { receiptNumber } from './receipt-number.ts';
import { findReceipt } from './receipts.store.ts';
import { renderReceipt } from './render-receipt.ts';

/** A member's own receipt or credit note as PDF, with the name of the file. */
export async function getReceipt(
  { db }: Deps,
  userId: string,
  of: Parameters<typeof findReceipt>[2],
  language: Language,
) {
  const receipt = await findReceipt(db, userId, of);
  if (!receipt) return refuse('not_found');
  const name = `pulse-${receiptNumber(receipt)}.pdf`;
  return { name, content: await renderReceipt(receipt, language) };
}
