import { getMembershipOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import { BookFailure } from './book-failure.tsx';
import type { BookPanelProps } from './book-panel-props.ts';
import { dayLabel } from './day-label.ts';
import { eligibilityRuleWords } from './eligibility-rule-words.ts';
import classes from './refusal-panel.module.css';
import { RefusalRule } from './refusal-rule.tsx';
import { RefusalWaysOut } from './refusal-ways-out.tsx';

/** Why a session cannot be booked: every rule, failures first, then what can be done about it. */
export function RefusalPanel(props: BookPanelProps) {
  const { session, eligibility, booking } = props;
  const { t } = useTranslation('bookings');
  const { t: planWords } = useTranslation('memberships');
  const format = useFormat();
  const { data } = useQuery(getMembershipOptions());
  const zone = session.time_zone;
  const code = data?.membership?.plan.code;
  const plan = code ? planWords(`plan.${code}`) : null;
  const lines = eligibility.rules.flatMap((rule) => {
    const words = eligibilityRuleWords(rule, plan, zone, t, format);
    return words ? [{ code: rule.code, passed: rule.passed, words }] : [];
  });
  const failed = lines.filter((line) => !line.passed);
  // Opening and closing share a label: not open yet must not stand beside a tick for being open.
  const blamed = failed.map(({ words }) => words.label);
  const passed = lines.filter((line) => line.passed && !blamed.includes(line.words.label));
  const days = { today: t('inToday'), tomorrow: t('inTomorrow') };
  const day = dayLabel(session.starts_at, zone, Date.now(), format, days);
  return (
    <div className={classes.panel}>
      <p className={classes.lead}>
        {session.title}, {day}, {format.time(session.starts_at, zone)}
      </p>
      <BookFailure error={booking.error} />
      {failed.length > 0 && (
        <ul className={classes.failed} aria-label={t('refusal.inTheWay')}>
          {failed.map((line) => (
            <RefusalRule key={line.code} passed={false} words={line.words} />
          ))}
        </ul>
      )}
      <ul className={classes.passed} aria-label={t('refusal.inOrder')}>
        {passed.map((line) => (
          <RefusalRule key={line.code} passed words={line.words} />
        ))}
      </ul>
      <RefusalWaysOut {...props} />
    </div>
  );
}
