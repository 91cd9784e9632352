import type { Booking } from '@pulse/contract/client';
import { sayChance } from '@pulse/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './booking-row.module.css';
import { useNowUntil } from './use-now-until.ts';
import { useWhen } from './use-when.ts';

/** For one in line: the chance of a place, how it was worked out, and what happens when one frees. */
export function WaitlistNote({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const { confirms_until: turn, waitlist_chance: chance } = booking;
  const turnsAt = turn === null ? Number.NEGATIVE_INFINITY : Date.parse(turn);
  const now = useNowUntil((at) => (at < turnsAt ? turnsAt : null));
  const when = useWhen(booking.session.time_zone);
  const said = chance && sayChance(chance.share);
  return (
    <>
      {chance && said && (
        <details className={classes.chance}>
          <summary>
            {t('chance.label')}{' '}
            <strong>{t(`chance.${said.bound}`, { count: said.count, of: said.of })}</strong>{' '}
            <span className={classes.share}>
              {format.number(chance.share, { style: 'percent' })}
            </span>
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
        {turn && now < turnsAt
          ? t('note.confirmedByItself', { when: when(turn, now) })
          : t('note.heldForYou')}
      </p>
    </>
  );
}
