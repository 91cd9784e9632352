import { isoInstant } from '@pulse/domain';
import { NOW } from './booking-world.ts';
import { aBookingRow, aClassSession } from './builders.ts';
import type { Answer } from './caller.ts';
import { type DoorWorld, doorWorld } from './door-world.ts';

const DAY_MS = 86_400_000;

/** What a member says unless a test cares. */
export const SAID = { rating: 4, text: 'Warm room, patient teacher, short wait.' };

/** A venue with its staff, and members who attended there. */
export interface ReviewWorld extends DoorWorld {
  /** A member with a class at the venue behind them; `status` other than completed: not attended. */
  visitor(status?: string): ReturnType<DoorWorld['member']>;
  /** A visitor who reviewed the venue. */
  reviewer(said?: Partial<typeof SAID>): Promise<ReviewerAt>;
}

type ReviewerAt = Awaited<ReturnType<DoorWorld['member']>> & { review: Answer['body'] };

export async function reviewWorld(): Promise<ReviewWorld> {
  const world = await doorWorld({ open_gym: true });
  const { db } = world.deps;
  let daysAgo = 1;
  const visitor: ReviewWorld['visitor'] = async (status = 'completed') => {
    const member = await world.member();
    daysAgo += 1;
    await aBookingRow(db, {
      user_id: member.id,
      status,
      class_session_id: await aClassSession(db, {
        venue_id: world.venueId,
        starts_at: isoInstant(NOW - daysAgo * DAY_MS),
      }),
    });
    return member;
  };
  return {
    ...world,
    visitor,
    reviewer: async (said = {}) => {
      const member = await visitor();
      const path = `/venues/${world.venueId}/reviews`;
      const { body } = await member.post(path, { ...SAID, ...said });
      return { ...member, review: body };
    },
  };
}

/** A review of two stars that a member reported. */
export async function aReportedReview(world: ReviewWorld) {
  const { review, ...author } = await world.reviewer({ rating: 2 });
  const reporter = await world.member();
  await reporter.post(`/reviews/${review.id}/report`, { fault: 'insulting' });
  return { review, author, reporter };
}
