import type { bookSeries as contract } from '@pulse/contract';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { sentenceOf } from '../../../platform/http/problems/problem-details.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { bookSeveral } from '../book/book-several.ts';
import type { BookClassCommand, BookingResult } from '../book/decide-attempt.ts';
import { parseIdempotencyKey } from '../book/idempotency-record.ts';
import { sortByStart } from './series-dates.store.ts';

type Item = z.input<(typeof contract.responses)[200]>['items'][number];

/** A request to book several dates; the key makes each of them repeatable. */
export interface BookSeriesCommand {
  user: AuthenticatedUser;
  sessionIds: readonly string[];
  /** Of these, the dates whose waitlist is joined if they are full. */
  waitlistIds: readonly string[];
  /** Whether one refused date leaves all of them unbooked. */
  allOrNone: boolean;
  key: string;
}

/**
 * Books dates in one transaction, earliest first, so that what a plan covers goes to the earliest. A date that is refused leaves the others as they are, or unbooked, as chosen.
 */
export async function bookSeries(
  deps: Deps,
  { user, sessionIds, waitlistIds, allOrNone, key }: BookSeriesCommand,
): Promise<{ items: Item[] }> {
  const dates = await sortByStart(deps.db, sessionIds);
  const commands = dates.map((sessionId): BookClassCommand => {
    const joinWaitlist = waitlistIds.includes(sessionId);
    const intent = { series: sessionId, ...(joinWaitlist && { waitlist: true }) };
    return {
      userId: user.id,
      sessionId,
      joinWaitlist,
      payDropIn: false,
      idempotencyKey: parseIdempotencyKey(`${key}:${sessionId}`, intent),
    };
  });
  const present = (sessionId: string, result: BookingResult | null) =>
    presentDate(sessionId, result, user.language);
  const booked = await bookSeveral(deps, user.id, commands, { allOrNone });
  return {
    items: commands.map(({ sessionId }, index) => {
      if (Array.isArray(booked)) return present(sessionId, booked[index] ?? null);
      return present(sessionId, booked.sessionId === sessionId ? booked.refusal : null);
    }),
  };
}

function presentDate(
  class_session_id: string,
  result: BookingResult | null,
  language: AuthenticatedUser['language'],
): Item {
  const refusal: Refusal | null = isRefusal(result) ? result : null;
  const booking = result === null || isRefusal(result) ? null : result.body;
  return {
    class_session_id,
    booking_id: booking?.id ?? null,
    status: booking?.status ?? null,
    refused: refusal?.code ?? null,
    detail: refusal && sentenceOf(language, refusal),
  };
}
