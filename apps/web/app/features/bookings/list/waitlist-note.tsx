import type { Booking } from '@pulse/contract/client';
import { approximateChance } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { waitlistText, waitlistTextChangesAt } from '../texts/waitlist-text.ts';
import { useFormatWhen } from '../use-format-when.ts';
import { useNowUntil } from '../use-now-until.ts';
import classes from './booking-row.module.css';

/** For a waitlisted booking: the chance of a place, how it is estimated, and what happens when one frees up. */
export function WaitlistNote({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const { confirms_until: confirmsUntil, waitlist_chance: chance } = booking;
  const terms = { startsAt: booking.session.starts_at, confirmsUntil };
  const now = useNowUntil((at) => waitlistTextChangesAt(terms, at));
  const formatWhen = useFormatWhen(booking.session.time_zone);
  const chanceLabel = chance && approximateChance(chance.share);
  return (
    <>
      {chance && chanceLabel && (
        <details className={classes.note}>
          <summary>
            {t('chance.label')}{' '}
            <strong>
              {t(`chance.${chanceLabel.bound}`, { count: chanceLabel.count, of: chanceLabel.of })}
            </strong>
          </summary>
          <p>
            {chance.taken > 0
              ? t('chance.history', { taken: chance.taken, givenUp: chance.given_up })
              : t('chance.noHistory')}{' '}
            {t('chance.estimate')}
          </p>
        </details>
      )}
      <p className={classes.note}>{waitlistText(terms, now, t, formatWhen)}</p>
    </>
  );
}
