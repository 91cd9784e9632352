import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/use-format.ts';
import { useNow } from '../../../ui/hooks/use-now.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * The time until a start (ISO 8601), said ever more closely: days, then hours and minutes, in the
 * last hour a clock of minutes and seconds. Not announced: it would never stop talking.
 */
export function LiveCountdown({ until }: { until: string }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const start = Date.parse(until);
  const now = useNow(start - Date.now() < HOUR_MS + MINUTE_MS ? SECOND_MS : MINUTE_MS / 4);
  const remaining = start - now;
  if (remaining <= 0) return <span>{t('countdown.begun')}</span>;
  if (remaining >= 2 * DAY_MS) return <span>{format.relative(until, now)}</span>;
  const hours = Math.floor(remaining / HOUR_MS);
  const minutes = Math.floor((remaining % HOUR_MS) / MINUTE_MS);
  const seconds = Math.floor((remaining % MINUTE_MS) / SECOND_MS);
  return (
    <span role="timer" aria-live="off">
      {hours > 0
        ? t('countdown.hours', { hours, minutes })
        : t('countdown.clock', { clock: `${twoDigits(minutes)}:${twoDigits(seconds)}` })}
    </span>
  );
}
