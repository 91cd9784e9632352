import { DAY, type IsoInstant, isoInstant, type Span } from '../time/instants.ts';
import {
  instantOfWallTime,
  type LocalDate,
  localDateOf,
  type WallTime,
  type ZoneName,
} from '../time/zones.ts';

/** One open span of a weekday (ISO: 1 Monday to 7 Sunday); `closes` not after `opens` passes midnight. */
export interface OpeningSpan {
  weekday: number;
  opens: WallTime;
  closes: WallTime;
}

/** A local date on which the venue does not open. */
export interface Closure {
  date: LocalDate;
  reason: string;
}

/** Whether a venue is open, until when, or when it opens next (null: not within the next weeks). */
export type OpeningState =
  | { open: true; closes_at: IsoInstant | null }
  | { open: false; opens_at: IsoInstant | null };

/** How far ahead the next opening is looked for, in days: two weeks of closures and a bit. */
const HORIZON_DAYS = 21;

/**
 * Whether a venue with these weekly hours is open at `now` (epoch milliseconds). A closure stops
 * the spans that begin on its local date; a night that began the evening before runs to its end.
 */
export function openingState(
  hours: readonly OpeningSpan[],
  closures: readonly Closure[],
  zone: ZoneName,
  now: number,
): OpeningState {
  const spans = openSpans(hours, closures, zone, now);
  const current = spans.find((span) => span.startsAt <= now && now < span.endsAt);
  if (current) {
    const endless = current.endsAt - now > (HORIZON_DAYS - 1) * DAY;
    return { open: true, closes_at: endless ? null : isoInstant(current.endsAt) };
  }
  const next = spans.find((span) => span.startsAt > now);
  return { open: false, opens_at: next ? isoInstant(next.startsAt) : null };
}

/** The open spans around `now`, in order, with touching and overlapping ones joined. */
function openSpans(
  hours: readonly OpeningSpan[],
  closures: readonly Closure[],
  zone: ZoneName,
  now: number,
): Span[] {
  if (hours.length === 0) return [];
  const closed = new Set(closures.map((closure) => closure.date));
  const yesterday = Temporal.PlainDate.from(localDateOf(now, zone)).subtract({ days: 1 });
  const spans: Span[] = [];
  for (let offset = 0; offset <= HORIZON_DAYS + 1; offset += 1) {
    const date = yesterday.add({ days: offset });
    if (closed.has(date.toString())) continue;
    for (const span of hours) {
      if (span.weekday === date.dayOfWeek) spans.push(spanOn(span, date, zone));
    }
  }
  return joined(spans.filter((span) => span.startsAt < span.endsAt));
}

function spanOn(span: OpeningSpan, date: Temporal.PlainDate, zone: ZoneName): Span {
  const closing = span.closes > span.opens ? date : date.add({ days: 1 });
  return {
    startsAt: instantOfWallTime(date.toString(), span.opens, zone),
    endsAt: instantOfWallTime(closing.toString(), span.closes, zone),
  };
}

function joined(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.sort((a, b) => a.startsAt - b.startsAt)) {
    const last = result.at(-1);
    if (last && span.startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, span.endsAt);
    else result.push({ ...span });
  }
  return result;
}
