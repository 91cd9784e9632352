import { getMembershipOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { UnpaidNote } from '#ui/feedback/unpaid-note.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { ClassDetails } from '../../class-details/class-details.tsx';
import { ClassAlternatives } from '../../class-to-book/class-alternatives.tsx';
import { ClassPlaces } from '../../class-to-book/class-places.tsx';
import { useDayLabel } from '../../use-day-label.ts';
import type { BookPanelProps } from '../book-panel-props.ts';
import { BookingError } from '../panels/booking-error.tsx';
import { SessionTimeAndPlace } from '../panels/session-time-and-place.tsx';
import { eligibilityRuleLabels } from './eligibility-rule-labels.ts';
import { hasNoPlan } from './has-no-plan.ts';
import { failedBeyondPayment } from './payable-rules.ts';
import classes from './refusal-panel.module.css';
import { RefusalRule } from './refusal-rule.tsx';
import { RefusalSuggestions } from './refusal-suggestions.tsx';

/**
 * Why a session cannot be booked: every rule, failed ones first, then the suggestions. A member without
 * a plan came to choose how to pay: there the offers come first, and rules only if paying is not enough.
 */
export function RefusalPanel(props: BookPanelProps) {
  const { session, eligibility, bookMutation } = props;
  const { t } = useTranslation('bookings');
  const dayLabel = useDayLabel('inSentence');
  const { t: tMemberships } = useTranslation('memberships');
  const format = useFormat();
  const { data } = useQuery(getMembershipOptions());
  const timeZone = session.time_zone;
  const code = data?.membership?.plan.code;
  const plan = code ? tMemberships(`plan.${code}`) : null;
  const rows = eligibility.rules.flatMap((rule) => {
    const labels = eligibilityRuleLabels(rule, plan, timeZone, t, format);
    return labels ? [{ code: rule.code, passed: rule.passed, labels }] : [];
  });
  const remaining = failedBeyondPayment(eligibility.rules).map((rule) => rule.code);
  const failed = rows.filter((row) => remaining.includes(row.code));
  // Opening and closing share a label: "not open yet" must not be listed beside a passed "open".
  const failedLabels = failed.map(({ labels }) => labels.label);
  const passed = rows.filter((row) => row.passed && !failedLabels.includes(row.labels.label));
  const day = dayLabel(session.starts_at, timeZone);
  const isNewcomer = hasNoPlan(eligibility.rules);
  const options = (
    <>
      {failed.some((row) => row.code === 'class_full') && (
        <ClassAlternatives session={session} lead={isNewcomer ? t('toBook.full') : undefined} />
      )}
      <RefusalSuggestions {...props} />
    </>
  );
  return (
    <Stack gap={3}>
      {isNewcomer ? (
        <>
          <Text strong>{session.title}</Text>
          <SessionTimeAndPlace session={session} />
          <div>
            <ClassPlaces session={session} now={Date.now()} />
          </div>
        </>
      ) : (
        <Text tone="quiet">
          {session.title}, {day}, {format.time(session.starts_at, timeZone)}
        </Text>
      )}
      <UnpaidNote mayPayAlone={eligibility.drop_in_allowed} />
      <BookingError error={bookMutation.error} />
      {failed.length > 0 && (
        <List className={classes.failed} aria-label={t('refusal.failed')}>
          {failed.map((row) => (
            <RefusalRule key={row.code} passed={false} labels={row.labels} />
          ))}
        </List>
      )}
      {isNewcomer && options}
      {failed.length > 0 && (
        <List aria-label={t('refusal.passed')}>
          {passed.map((row) => (
            <RefusalRule key={row.code} passed labels={row.labels} />
          ))}
        </List>
      )}
      {!isNewcomer && options}
      <ClassDetails session={session} />
    </Stack>
  );
}
