import {
  type Activity,
  addMonths,
  DAY,
  firstMonthToReview,
  lastDateOf,
  localDateOf,
  rangeOfMonth,
  reviewMonth,
  weeksInARow,
} from '@pulse/domain';
import type { Deps } from '../../platform/deps.ts';
import { IMAGE_KINDS } from '../../platform/storage/image-kinds.ts';
import { imageUrl } from '../../platform/storage/images.ts';
import { listVenuesVisitedBefore, listVisitDates, listVisitRows } from './visits.store.ts';
import { findProgressSettings } from './weekly-goals.store.ts';

// As every list of venues shows the cover.
const [, , SMALL_WEBP] = IMAGE_KINDS.venue_image.files;

/** A row of weeks is counted back over two years at most, so that the query stays bounded. */
const LOOK_BACK = 2 * 366 * DAY;

/** A look back at a month of a member in their time zone; unless a month is given the last one, or that of joining. */
export async function loadMonthReview({ db, clock }: Deps, userId: string, asked?: string) {
  const { time_zone: zone, created_at: joinedAt } = await findProgressSettings(db, userId);
  const today = localDateOf(clock.now(), zone);
  const running = today.slice(0, 7);
  const month = asked ?? firstMonthToReview(today, localDateOf(joinedAt.getTime(), zone));
  const range = rangeOfMonth(month, zone);
  const streakRange = { startsAt: range.endsAt - LOOK_BACK, endsAt: range.endsAt };
  const [rows, known, dates] = await Promise.all([
    listVisitRows(db, userId, range),
    listVenuesVisitedBefore(db, userId, range.startsAt),
    listVisitDates(db, userId, streakRange, zone),
  ]);
  const review = reviewMonth(rows, new Set(known));
  const rowOf = new Map(rows.map((row) => [row.venueId, row]));
  const present = ({ id, name, visits }: (typeof review.favouritePlaces)[number]) => ({
    id,
    name,
    visits,
    activity: (rowOf.get(id)?.activity ?? 'yoga') as Activity,
    cover_url: imageUrl(rowOf.get(id)?.coverKey ?? null, SMALL_WEBP.suffix),
  });
  return {
    month,
    previous: known.length > 0 ? addMonths(month, -1) : null,
    next: month < running ? addMonths(month, 1) : null,
    visits: review.visits,
    minutes: review.minutes,
    weeks_in_a_row: weeksInARow(dates, lastDateOf(month)),
    favourite_places: review.favouritePlaces.map(present),
    first_time_places: review.firstTimePlaces.map(present),
    first_time_count: review.firstTimeCount,
  };
}
