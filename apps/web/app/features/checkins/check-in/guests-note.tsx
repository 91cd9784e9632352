import type { Booking } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';

/** The guests of a booking who have not arrived: the desk ticks each of them off. */
export function GuestsNote({
  guests,
  className,
}: Pick<Booking, 'guests'> & { className?: string }) {
  const { t } = useTranslation('checkins');
  const format = useFormat();
  const awaited = guests.filter(({ arrived }) => !arrived);
  if (awaited.length === 0) return null;
  const names = format.list(awaited.map(({ name }) => name ?? t('guest')));
  return <p className={className}>{t('guests', { names })}</p>;
}
