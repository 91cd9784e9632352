import type { CheckInOptions } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './check-in.module.css';
import { CheckInButton, type CheckInButtonProps } from './check-in-row.tsx';

interface OpenGymProps extends Omit<CheckInButtonProps, 'children'> {
  state: CheckInOptions['open_gym'];
  timeZone: string;
}

/** The reasons that are shown; a venue without open gym shows nothing. */
const shownReasons = [
  'not_open_now',
  'already_visited_today',
  'membership_required',
  'monthly_limit_reached',
  'plus_limit_reached',
  'venue_limit_reached',
] as const;
type Reason = (typeof shownReasons)[number];
const isReason = (code: string | undefined): code is Reason =>
  shownReasons.some((reason) => reason === code);

/** Check-in for open gym: a button, or the reason for the refusal and when it becomes possible. */
export function OpenGym({ state, timeZone, ...button }: OpenGymProps) {
  const { t } = useTranslation('checkins');
  const format = useFormat();
  const reason = state.failed_rule?.code;
  const { t: tShared } = useTranslation();
  const passesAt = state.failed_rule?.passes_at;
  const visitedAt =
    state.failed_rule?.code === 'already_visited_today'
      ? state.failed_rule.details.visited_at
      : null;
  if (!state.allowed && !isReason(reason)) return null;
  return (
    <Card as="section" className={classes.gym} aria-labelledby="open-gym">
      <Stack gap={2}>
        <Heading id="open-gym" size={4} className={classes.title}>
          {t('gym.title')}
        </Heading>
        {state.allowed ? (
          <>
            <Text strong>
              {state.visits_left === null
                ? t('gym.usesUnlimited')
                : t('gym.uses', { count: state.visits_left })}
              {state.plus_visit && ` ${t('gym.plusVisit')}`}
            </Text>
            <CheckInButton {...button}>{t('gym.checkIn')}</CheckInButton>
          </>
        ) : (
          <>
            {visitedAt && (
              <p>
                <StatusBadge state="arrived">
                  {tShared('status.arrived', { time: format.time(visitedAt, timeZone) })}
                </StatusBadge>
              </p>
            )}
            <Text tone="quiet">
              {!visitedAt && isReason(reason) && t(`gym.reason.${reason}`)}{' '}
              {passesAt &&
                t('gym.from', {
                  day: format.date(passesAt, 'day', timeZone),
                  time: format.time(passesAt, timeZone),
                })}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
