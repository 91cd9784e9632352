import type { Payment } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './receipt-links.module.css';
import { useDownloadReceipt } from './use-download-receipt.ts';

/** Buttons that save a payment's receipt and the credit notes of its refunds. */
export function ReceiptLinks({ payment }: { payment: Payment }) {
  const { t } = useTranslation('memberships');
  const format = useFormat();
  const download = useDownloadReceipt();
  const { id, receipt, credit_notes: creditNotes } = payment;
  if (!receipt && creditNotes.length === 0) return null;
  return (
    <span className={classes.links}>
      {receipt && (
        <button
          type="button"
          className={classes.link}
          disabled={download.isPending}
          onClick={() => download.mutate({ payment: id, number: receipt.number })}
        >
          {t('payments.receipt', { number: receipt.number })}
        </button>
      )}
      {creditNotes.map((note) => (
        <button
          key={note.id}
          type="button"
          className={classes.link}
          disabled={download.isPending}
          onClick={() => download.mutate({ creditNote: note.id, number: note.number })}
        >
          {t('payments.creditNote', { number: note.number, amount: format.money(note.amount) })}
        </button>
      ))}
    </span>
  );
}
