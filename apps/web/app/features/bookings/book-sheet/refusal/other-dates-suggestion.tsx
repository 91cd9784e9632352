import {
  type ClassSessionDetail,
  type EligibilityRule,
  listClassSessionsOptions,
} from '@pulse/contract/client';
import { DAY } from '@pulse/domain';
import type { Icon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { dateIn } from '#ui/format/calendar-days.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { RefusalSuggestion } from './refusal-suggestion.tsx';

interface OtherDatesSuggestionProps {
  session: ClassSessionDetail;
  /** The rules that failed. */
  rules: readonly EligibilityRule[];
  icon: Icon;
}

/** Suggests the same class on other dates with places, from the first day on which it can be booked. */
export function OtherDatesSuggestion({ session, rules, icon }: OtherDatesSuggestionProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const passesAt = rules.flatMap((rule) => (rule.passes_at ? [Date.parse(rule.passes_at)] : []));
  // A class that is not open for booking yet may have earlier dates that are: search from now.
  const searchFrom = rules.some((rule) => rule.code === 'booking_not_open')
    ? Date.now()
    : Math.max(Date.parse(session.starts_at) + DAY, ...passesAt);
  const date = dateIn(session.time_zone, searchFrom);
  const { data } = useQuery({
    ...listClassSessionsOptions({
      query: {
        venue_id: session.venue.id,
        q: session.title,
        date,
        days: 14,
        has_places: 'true',
        limit: 50,
      },
    }),
    // It offers places, which are taken meanwhile.
    staleTime: 30_000,
  });
  const otherSessions = data?.items.filter((other) => other.id !== session.id) ?? [];
  const [next] = otherSessions;
  const to = `/app/venue/${session.venue.id}?date=${next?.local_date ?? date}`;
  return (
    <RefusalSuggestion
      icon={icon}
      to={to}
      title={t('refusal.suggestion.dates', {
        title: session.title,
        date: format.date(next?.starts_at ?? searchFrom, 'date', session.time_zone),
      })}
      note={
        data
          ? t('refusal.suggestion.datesFound', { count: otherSessions.length })
          : t('refusal.suggestion.datesLooking')
      }
    />
  );
}
