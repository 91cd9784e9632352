import { DAY, HOUR, MINUTE } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { useNow } from '#ui/hooks/use-now.ts';

const SECOND = 1000;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * The time until a start (ISO 8601): in days, then in hours and minutes, in the last hour in minutes
 * and seconds. Not a live region, because it would announce every second.
 */
export function LiveCountdown({ until }: { until: string }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const start = Date.parse(until);
  const now = useNow(start - Date.now() < HOUR + MINUTE ? SECOND : MINUTE / 4);
  const remaining = start - now;
  if (remaining <= 0) return <span>{t('countdown.started')}</span>;
  if (remaining >= 2 * DAY) return <span>{format.relative(until, now)}</span>;
  const hours = Math.floor(remaining / HOUR);
  const minutes = Math.floor((remaining % HOUR) / MINUTE);
  const seconds = Math.floor((remaining % MINUTE) / SECOND);
  return (
    <span role="timer" aria-live="off">
      {hours > 0
        ? t('countdown.hours', { hours, minutes })
        : t('countdown.clock', { clock: `${twoDigits(minutes)}:${twoDigits(seconds)}` })}
    </span>
  );
}
