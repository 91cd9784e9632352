import { cities } from '@pulse/demo-data/cities';
import { nafasVenueNames } from '@pulse/demo-data/venues';
import type { EpochMs } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/transaction.ts';
import {
  composeAnswer,
  composeReview,
  createFreshSentences,
  type FreshSentences,
  pickRating,
  type ReviewLanguage,
} from '../generate/compose-review.ts';
import { demoId } from '../generate/demo-id.ts';
import { createRandom, type Random } from '../generate/random.ts';
import { insertRows, toIsoText } from './insert-rows.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The last class that a person attended at a venue. */
interface LastVisit {
  userId: string;
  email: string;
  venueId: string;
  venueName: string;
  city: string;
  activity: string;
  className: string;
  endedAt: EpochMs;
}

async function loadLastVisits(tx: Tx): Promise<LastVisit[]> {
  const { rows } = await sql<LastVisit>`
    SELECT DISTINCT ON (v.name, v.id, u.email) b.user_id AS "userId", u.email,
      b.venue_id AS "venueId", v.name AS "venueName", v.city, s.activity, s.title AS "className",
      (extract(epoch FROM b.ends_at) * 1000)::float8 AS "endedAt"
    FROM bookings b
      JOIN users u ON u.id = b.user_id
      JOIN venues v ON v.id = b.venue_id
      JOIN class_sessions s ON s.id = b.class_session_id
    WHERE b.status = 'completed'
    ORDER BY v.name, v.id, u.email, b.ends_at DESC`.execute(tx);
  return rows;
}

const languageOfCity = new Map(cities.map(({ name, language }) => [name, language]));

/** In Lebanon two of three reviewers write English, the others French. */
function pickLanguage(random: Random, city: string): ReviewLanguage {
  const language = languageOfCity.get(city) ?? 'ar';
  if (language !== 'ar') return language;
  return random.chance(0.67) ? 'en' : 'fr';
}

const DEMO_MEMBER_EMAIL = 'member@pulse.test';
/** The venues that the demo member has reviewed; Nafas Studio is still to be reviewed. */
const reviewedByDemoMember = new Set(['Jabal Bloc', 'Beit el Raqs', 'Bahr Swim Club']);

function writesReview(random: Random, visit: LastVisit): boolean {
  if (visit.email === DEMO_MEMBER_EMAIL) return reviewedByDemoMember.has(visit.venueName);
  return random.chance(nafasVenueNames.has(visit.venueName) ? 0.11 : 0.24);
}

/** The most reviews that are listed at once, within which no sentence stands twice. */
const REVIEWS_ON_A_PAGE = 20;

/** A review with its text to compose. */
interface PlannedReview {
  visit: LastVisit;
  random: Random;
  language: ReviewLanguage;
  rating: number;
  writtenAt: EpochMs;
  /** Null: the venue does not answer. */
  answeredAt: EpochMs | null;
}

function planReview(visit: LastVisit, now: EpochMs): PlannedReview | null {
  const random = createRandom(`review ${visit.venueId} ${visit.email}`);
  if (!writesReview(random, visit)) return null;
  const isDemoMember = visit.email === DEMO_MEMBER_EMAIL;
  const language = isDemoMember ? 'en' : pickLanguage(random, visit.city);
  const rating = isDemoMember ? 4 : pickRating(random);
  const writtenAt = visit.endedAt + 2 * hour + random.next() * 4 * day;
  const answeredAt = writtenAt + 3 * hour + random.next() * 1.5 * day;
  const chance = nafasVenueNames.has(visit.venueName) || rating <= 3 ? 0.55 : 0.25;
  const answers = (isDemoMember || random.chance(chance)) && answeredAt < now;
  if (writtenAt >= now) return null;
  return { visit, random, language, rating, writtenAt, answeredAt: answers ? answeredAt : null };
}

function toReviewRow(plan: PlannedReview, sentences: FreshSentences) {
  const { visit, random, language, rating, writtenAt, answeredAt } = plan;
  sentences.beginReview();
  const text = composeReview(random, language, rating, visit, sentences);
  if (text === null) return null;
  const answer = answeredAt === null ? null : composeAnswer(random, language, rating, sentences);
  const byNafas = nafasVenueNames.has(visit.venueName);
  return {
    id: demoId('review', `${visit.venueId} ${visit.email}`),
    venue_id: visit.venueId,
    user_id: visit.userId,
    rating,
    text,
    created_at: toIsoText(Math.round(writtenAt)),
    answer,
    answered_at: answer && answeredAt ? toIsoText(Math.round(answeredAt)) : null,
    answered_by: answer && byNafas ? demoId('person', 'partner@pulse.test') : null,
  };
}

/**
 * Inserts reviews by people who attended, written in the days after; some are answered by the
 * venue. Those that are listed beside each other share no sentence.
 */
export async function seedReviews(tx: Tx, now: EpochMs): Promise<void> {
  const plansByVenue = new Map<string, PlannedReview[]>();
  for (const visit of await loadLastVisits(tx)) {
    const plan = planReview(visit, now);
    if (!plan) continue;
    const plans = plansByVenue.get(visit.venueId);
    if (plans) plans.push(plan);
    else plansByVenue.set(visit.venueId, [plan]);
  }
  const rows = [...plansByVenue.values()].flatMap((plans) => {
    const sentences = createFreshSentences(REVIEWS_ON_A_PAGE);
    return plans
      .sort((a, b) => a.writtenAt - b.writtenAt)
      .flatMap((plan) => toReviewRow(plan, sentences) ?? []);
  });
  await insertRows(tx, 'reviews', rows);
}
