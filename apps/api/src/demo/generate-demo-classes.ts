import { chooseTrainer, type Rota } from './choose-trainer.ts';
import { profileOf } from './data/activity-profiles.ts';
import { cities } from './data/cities.ts';
import { nafasTrainers } from './data/nafas-venues.ts';
import { signatureVenues } from './data/signature-venues.ts';
import { demoId } from './demo-id.ts';
import type { ClassTemplateRow, TrainerRow, VenueRow } from './demo-rows.ts';
import { planWeek } from './plan-week.ts';
import { createRandom, type Random } from './random.ts';

const firstDates = [
  '2025-09-01',
  '2025-10-06',
  '2026-01-05',
  '2026-03-02',
  '2026-04-13',
  '2026-09-07',
];

const breathClasses = new Set(['Breathwork', 'Nidra', 'Yin and Breath', 'Candle Breath']);
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

interface Plan {
  activity: string;
  name: string;
  description: string;
  weekdays: readonly number[];
  start: string;
  minutes: number;
  places: number;
}

function featuredPlans(venue: VenueRow): Plan[] {
  const signature = signatureVenues.find((candidate) => candidate.name === venue.name);
  return (signature?.week ?? []).map(([name, weekdays, start, minutes, places, description]) => ({
    activity: breathClasses.has(name) ? 'breath' : (venue.activities[0] ?? 'other'),
    name,
    description,
    weekdays,
    start,
    minutes,
    places,
  }));
}

function generatedPlans(venue: VenueRow, random: Random, featured: readonly Plan[]): Plan[] {
  const kinds = venue.activities.flatMap((activity, index) => {
    const count = index === 0 ? random.between(3, 6) : random.between(1, 2);
    return random.sample(profileOf(activity).classes, count).map((kind) => ({ activity, kind }));
  });
  const lengths = kinds.map(({ kind }) => kind[2]);
  return planWeek(random, venue.opening_hours, lengths, featured).map((slot) => {
    const match = kinds.filter(({ kind }) => kind[2] === slot.minutes);
    const { activity, kind } = random.pick(match);
    const [name, description, , fewest, most] = kind;
    return { ...slot, activity, name, description, places: random.between(fewest, most) };
  });
}

function makeTemplates(
  venue: VenueRow,
  trainers: readonly TrainerRow[],
  rota: Rota,
): ClassTemplateRow[] {
  const random = createRandom(`classes ${venue.id}`);
  const currency = cities.find((city) => city.name === venue.city)?.currency ?? 'USD';
  const featured = featuredPlans(venue);
  const isNafasStudio = venue.name === 'Nafas Studio';
  const plans = [...featured, ...(isNafasStudio ? [] : generatedPlans(venue, random, featured))];
  return plans.map((plan, index) => {
    const [cheapest, dearest] = profileOf(plan.activity).price;
    const named = trainers.filter((candidate) => candidate.name === nafasTrainers[plan.name]);
    const trainer = chooseTrainer(isNafasStudio ? named : trainers, rota, plan.activity, {
      weekdays: plan.weekdays,
      startMinute: minuteOf(plan.start),
      durationMinutes: plan.minutes,
    });
    return {
      id: demoId('template', `${venue.id} ${index}`),
      venue_id: venue.id,
      trainer_id: trainer?.id ?? null,
      name: plan.name,
      description: plan.description,
      activity: plan.activity,
      capacity: plan.places,
      duration_minutes: plan.minutes,
      price_minor: random.between(cheapest, dearest) * 100,
      currency,
      tier:
        venue.tier === 'standard' && !featured.includes(plan) && random.chance(0.05)
          ? 'plus'
          : venue.tier,
      weekdays: [...plan.weekdays],
      start_time: plan.start,
      first_date: random.pick(firstDates),
    };
  });
}

/** The class templates of every venue; nobody teaches two classes at once. */
export function generateDemoClasses(
  venues: readonly VenueRow[],
  trainers: readonly TrainerRow[],
): ClassTemplateRow[] {
  const rota: Rota = new Map();
  return venues.flatMap((venue) =>
    makeTemplates(
      venue,
      trainers.filter((trainer) => trainer.organisation_id === venue.organisation_id),
      rota,
    ),
  );
}
