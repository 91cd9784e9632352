import type { SessionImpact } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import classes from './class-session.module.css';
import { SessionFlags } from './session-flags.tsx';

interface ImpactSummaryProps {
  impact: SessionImpact;
  /** What is done to the sessions: one is changed, or all of them are cancelled. */
  kind: 'change' | 'cancel';
}

/** What a change or a cancellation does, and to how many members, before it is done. */
export function ImpactSummary({ impact, kind }: ImpactSummaryProps) {
  const { t } = useTranslation('partner-schedule');
  const format = useFormat();
  const { time_zone: zone, first_sessions: sessions } = impact;
  const at = (instant: string) =>
    `${format.date(instant, 'day', zone)}, ${format.time(instant, zone)}`;
  const [changed] = sessions;
  const isOne = impact.sessions <= 1;
  const flags = [...new Set(sessions.flatMap((session) => session.flags))];
  const counts = [
    impact.told > 0 &&
      impact.waitlisted > 0 &&
      t('impact.waitlisted', { count: impact.waitlisted }),
    impact.overlapping > 0 && t('impact.overlapping', { count: impact.overlapping }),
    impact.over_daily_limit > 0 && t('impact.limit', { count: impact.over_daily_limit }),
    impact.free_to_cancel > 0 && t('impact.free', { count: impact.free_to_cancel }),
  ].filter((text) => text !== false);
  return (
    <Card>
      <Stack gap={1}>
        <Heading level={3} size={4}>
          {t('impact.heading')}
        </Heading>
        {kind === 'change' && isOne && changed?.new_starts_at && (
          <p>{t('impact.time', { from: at(changed.starts_at), to: at(changed.new_starts_at) })}</p>
        )}
        {kind === 'cancel' && <p>{t('impact.sessions', { count: impact.sessions })}</p>}
        {kind === 'change' && !isOne && <p>{t('impact.changed', { count: impact.sessions })}</p>}
        {!isOne && (
          <ul className={classes.sessions}>
            {sessions.map(({ id, title, starts_at, new_starts_at: to }) => (
              <li key={id}>
                {to
                  ? t('impact.time', { from: at(starts_at), to: at(to) })
                  : `${title}, ${at(starts_at)}`}
              </li>
            ))}
            {impact.sessions > sessions.length && (
              <li>{t('impact.more', { count: impact.sessions - sessions.length })}</li>
            )}
          </ul>
        )}
        {impact.kept > 0 && <p>{t('impact.kept', { count: impact.kept })}</p>}
        <p>{t('impact.told', { count: impact.told })}</p>
        {counts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {kind === 'change' && <SessionFlags flags={flags} />}
      </Stack>
    </Card>
  );
}
