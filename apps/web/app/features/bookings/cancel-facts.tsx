import type { Booking, CancelQuote, Membership } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import classes from './cancel-sheet.module.css';

interface CancelFactsProps {
  booking: Booking;
  quote: CancelQuote;
  membership: Membership | null;
}

/** What cancelling now does to the month's visits, said in numbers before the tap. */
export function CancelFacts({ booking, quote, membership }: CancelFactsProps) {
  const { t } = useTranslation('bookings');
  const month = membership?.allowance.month;
  const limit = month?.limit ?? null;
  const count = (used: number) =>
    limit === null ? String(used) : t('cancel.ofLimit', { used, limit });
  const late = quote.cost === 'uses_visit';
  return (
    <dl className={classes.facts}>
      {month && booking.paid_by === 'plan' && (
        <div>
          <dt>{t('cancel.usedAfter')}</dt>
          <dd>{count(late ? month.used + 1 : month.used)}</dd>
        </div>
      )}
      {month && late && quote.returned_if_taken && booking.paid_by === 'plan' && (
        <div>
          <dt>{t('cancel.ifTaken')}</dt>
          <dd>{t('cancel.returned', { count: count(month.used) })}</dd>
        </div>
      )}
      <div>
        <dt>{t('cancel.waiting')}</dt>
        <dd>{t('cancel.people', { count: booking.session.waitlisted })}</dd>
      </div>
    </dl>
  );
}
