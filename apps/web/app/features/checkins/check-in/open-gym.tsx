import { Button } from '@mantine/core';
import type { CheckInOptions } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './check-in-options.module.css';

interface OpenGymProps {
  state: CheckInOptions['open_gym'];
  zone: string;
  isPrimary: boolean;
  busy: boolean;
  onCheckIn: () => void;
}

/** The reasons that are worth saying; a venue without open gym says nothing of it. */
const shownReasons = [
  'not_open_now',
  'already_visited_today',
  'membership_required',
  'monthly_limit_reached',
  'plus_limit_reached',
  'venue_limit_reached',
] as const;
type Reason = (typeof shownReasons)[number];
const isReason = (code: string | null): code is Reason =>
  shownReasons.some((reason) => reason === code);

/** An open-gym visit: one tap, or exactly why not and from when. */
export function OpenGym({ state, zone, isPrimary, busy, onCheckIn }: OpenGymProps) {
  const { t } = useTranslation('checkins');
  const format = useFormat();
  if (!state.allowed && !isReason(state.code)) return null;
  const passesAt = state.facts.passes_at;
  return (
    <section className={classes.gym} aria-labelledby="open-gym">
      <h2 id="open-gym" className={classes.title}>
        {t('gym.title')}
      </h2>
      {state.allowed ? (
        <>
          <p className={classes.note}>{t('gym.uses')}</p>
          <Button
            className={classes.action}
            size="lg"
            fullWidth
            variant={isPrimary ? 'book' : 'default'}
            loading={busy}
            onClick={onCheckIn}
          >
            {t('gym.checkIn')}
          </Button>
        </>
      ) : (
        <p className={classes.note}>
          {isReason(state.code) && t(`gym.reason.${state.code}`)}{' '}
          {typeof passesAt === 'string' &&
            t('gym.from', {
              day: format.date(passesAt, 'day', zone),
              time: format.time(passesAt, zone),
            })}
        </p>
      )}
    </section>
  );
}
