import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toFailure } from '#ui/network/problem.ts';

/** Why the last booking attempt failed; without a response it says that a retry is safe. */
export function BookingError({ error }: { error: unknown }) {
  const { t } = useTranslation('bookings');
  if (!error) return null;
  const { status, code, detail } = toFailure(error);
  const message = () => {
    if (status === 0) return detail ?? t('book.unreachable');
    return code === 'class_full' ? t('book.justTaken') : (detail ?? t('book.failed'));
  };
  return <FailureNote>{message()}</FailureNote>;
}
