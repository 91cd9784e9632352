import { getCreditNote, getReceipt, type Payment } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { asFile, useDownload } from '#ui/files/use-download.ts';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './membership.module.css';

/** A payment's receipt, or a credit note, with its printed number. */
type Receipt = { number: string } & ({ payment: string } | { creditNote: string });

/** Buttons that save a payment's receipt and the credit notes of its refunds, in the app's language. */
export function ReceiptLinks({ payment }: { payment: Payment }) {
  const { t } = useTranslation('memberships');
  const format = useFormat();
  const download = useDownload(
    (receipt: Receipt) =>
      'payment' in receipt
        ? getReceipt({ path: { id: receipt.payment }, ...asFile })
        : getCreditNote({ path: { id: receipt.creditNote }, ...asFile }),
    ({ number }) => `pulse-${number}.pdf`,
  );
  const { id, receipt, credit_notes: creditNotes } = payment;
  if (!receipt && creditNotes.length === 0) return null;
  const link = (text: string, document: Receipt) => (
    <button
      key={document.number}
      type="button"
      className={classes.link}
      disabled={download.isPending}
      onClick={() => download.mutate(document)}
    >
      {text}
    </button>
  );
  return (
    <span className={classes.links}>
      {receipt && link(t('payments.receipt', receipt), { payment: id, number: receipt.number })}
      {creditNotes.map(({ id: creditNote, number, amount }) =>
        link(t('payments.creditNote', { number, amount: format.money(amount) }), {
          creditNote,
          number,
        }),
      )}
    </span>
  );
}
