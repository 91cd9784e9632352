import type { Booking } from '@pulse/contract/client';
import { cancelCostAt, cancelCostChangesAt } from '@pulse/domain';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { useFormatWhen } from '../use-format-when.ts';
import { useNowUntil } from '../use-now-until.ts';
import classes from './booking-row.module.css';

/** What cancelling costs now, with the deadline; updates when the deadline passes. */
export function CancellationCostNote({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const bookingTimes = {
    status: booking.status,
    freeUntil: Date.parse(booking.free_cancel_until),
    startsAt: Date.parse(booking.session.starts_at),
  };
  const now = useNowUntil((at) => cancelCostChangesAt(bookingTimes, at));
  const formatWhen = useFormatWhen(booking.session.time_zone);
  const cost = cancelCostAt(bookingTimes, now);
  if (cost === 'not_possible') return <p className={classes.note}>{t('cost.started')}</p>;
  const deadline = formatWhen(booking.free_cancel_until, now);
  const amount = booking.drop_in && format.money(booking.drop_in.amount);
  const costText = () => {
    if (cost === 'free') return t(amount ? 'cost.freePrice' : 'cost.free', { when: deadline });
    return amount ? t('cost.price', { amount }) : t('cost.visit');
  };
  const Icon = cost === 'free' ? IconCircleCheck : IconAlertTriangle;
  return (
    <p className={`${classes.note} ${classes.cost}`} data-cost={cost}>
      <Icon size={18} stroke={1.7} aria-hidden="true" />
      <span>
        <strong>{costText()}</strong>
        {cost !== 'free' && <span>{t('cost.unlessTaken')}</span>}
      </span>
    </p>
  );
}
