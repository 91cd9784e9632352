import type { Venue } from '@pulse/contract/client';
import { weekdayOfDate } from './month-days.ts';

/** A venue's opening on a local date: closed for a reason, closed every week, or open in spans. */
export type OpeningOnDate =
  | { state: 'closure'; reason: string }
  | { state: 'closed' }
  | { state: 'open'; spans: Venue['opening_hours'] };

/** Returns a venue's opening on a local date (YYYY-MM-DD). */
export function openingOnDate(
  { opening_hours, closures }: Pick<Venue, 'opening_hours' | 'closures'>,
  date: string,
): OpeningOnDate {
  const closure = closures.find(({ local_date }) => local_date === date);
  if (closure) return { state: 'closure', reason: closure.reason };
  const weekday = weekdayOfDate(date);
  const spans = opening_hours.filter((span) => span.weekday === weekday);
  return spans.length > 0 ? { state: 'open', spans } : { state: 'closed' };
}
