import type { Booking } from '@pulse/contract/client';
import { approximateChance } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Text } from '#ui/layout/text.tsx';
import { useFormatWhen } from '../use-format-when.ts';
import { useNowUntil } from '../use-now-until.ts';
import classes from './booking-row.module.css';

/** For a waitlisted booking: the chance of a place, how it is estimated, and what happens when one frees up. */
export function WaitlistNote({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const { confirms_until: confirmsUntil, waitlist_chance: chance } = booking;
  const confirmsUntilMs =
    confirmsUntil === null ? Number.NEGATIVE_INFINITY : Date.parse(confirmsUntil);
  const now = useNowUntil((at) => (at < confirmsUntilMs ? confirmsUntilMs : null));
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
            </strong>{' '}
            <Text as="span" tone="quiet">
              ({format.number(chance.share, { style: 'percent' })})
            </Text>
          </summary>
          <p>
            {chance.taken > 0
              ? t('chance.history', { taken: chance.taken, givenUp: chance.given_up })
              : t('chance.noHistory')}{' '}
            {t('chance.estimate')}
          </p>
        </details>
      )}
      <p className={classes.note}>
        {confirmsUntil && now < confirmsUntilMs
          ? t('note.confirmedByItself', { when: formatWhen(confirmsUntil, now) })
          : t('note.heldForYou')}
      </p>
    </>
  );
}
