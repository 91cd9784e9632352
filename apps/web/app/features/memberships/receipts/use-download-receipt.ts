import { getCreditNote, getReceipt } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure } from '#ui/feedback/toast.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { toFailure } from '#ui/network/problem.ts';

/** A payment's receipt, or a credit note, with its printed number. */
type Receipt = { number: string } & ({ payment: string } | { creditNote: string });

/** Downloads a receipt or a credit note in the language of the app. */
export function useDownloadReceipt() {
  const { t } = useTranslation('memberships');
  return useMutation({
    mutationFn: async (receipt: Receipt) => {
      const options = { parseAs: 'blob', throwOnError: true } as const;
      const { data } =
        'payment' in receipt
          ? await getReceipt({ path: { id: receipt.payment }, ...options })
          : await getCreditNote({ path: { id: receipt.creditNote }, ...options });
      saveFile(data, `pulse-${receipt.number}.pdf`);
    },
    onError: (error) => toastFailure(toFailure(error).detail ?? t('payments.receiptFailed')),
  });
}
