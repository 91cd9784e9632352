import { aTrainer, aVenue } from '../../builders.ts';
import type { TestMember } from '../../fixtures/booking-fixture.ts';
import type { ClassTemplateFixture } from '../../fixtures/class-template-fixture.ts';
import type { Model } from './model.ts';

const MEMBERS = 4;

/** An event of the outbox, before it was dispatched. */
export interface SentEvent {
  id: string;
  payload: object;
}

/** One sequence of commands: the real server, and the model of what it should have done. */
export interface Run {
  fixture: ClassTemplateFixture;
  model: Model;
  members: TestMember[];
  trainers: string[];
  /** The events of the outbox that were dispatched, as they were. */
  sent: SentEvent[];
  /** How many notifications each member should have. */
  notified: Map<string, number>;
  /** How often each kind of outcome was seen. */
  outcomes: Map<string, number>;
}

/** Two empty venues whose clocks change differently, two trainers, and members without bookings. */
export async function startRun(
  fixture: ClassTemplateFixture,
  outcomes: Map<string, number>,
): Promise<Run> {
  const { db } = fixture.deps;
  const venueIn = async (zone: string) => {
    const place = { organisation_id: fixture.organisation, time_zone: zone };
    return { id: await aVenue(db, place), zone, closed: new Set<string>() };
  };
  const venues = [await venueIn('Europe/Zurich'), await venueIn('Asia/Beirut')];
  const trainers: string[] = [];
  for (const { id } of venues) trainers.push(await aTrainer(db, { venue_id: id, name: 'Maya' }));
  const members: TestMember[] = [];
  for (let count = 0; count < MEMBERS; count += 1) members.push(await fixture.createMember());
  return {
    fixture,
    model: { now: 0, venues, templates: [], sessions: [], bookings: [], told: [] },
    members,
    trainers,
    sent: [],
    notified: new Map(),
    outcomes,
  };
}

/** Ends the classes of a sequence, so that the daily job does no more for them. */
export async function endRun({ fixture, model }: Run): Promise<void> {
  const ids = model.venues.map(({ id }) => id);
  await fixture.deps.db
    .updateTable('venues')
    .set({ status: 'archived' })
    .where('id', 'in', ids)
    .execute();
}
