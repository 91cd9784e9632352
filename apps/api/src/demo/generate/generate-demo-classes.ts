import { activityProfileOf, whatToBring } from '@pulse/demo-data/activities';
import { cities } from '@pulse/demo-data/cities';
import { featuredVenues, nafasTrainerByClass } from '@pulse/demo-data/venues';
import { chooseAudience } from './choose-audience.ts';
import { chooseTrainer, type TrainerSchedule } from './choose-trainer.ts';
import { demoId } from './demo-id.ts';
import type { ClassTemplateRow, TrainerRow, VenueRow } from './demo-rows.ts';
import { planWeek } from './plan-week.ts';
import { createRandom, type Random } from './random.ts';
import { suitsStart } from './suits-start.ts';

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

interface PlannedClass {
  activity: string;
  name: string;
  description: string;
  weekdays: readonly number[];
  start: string;
  minutes: number;
  places: number;
}

function featuredClasses(venue: VenueRow): PlannedClass[] {
  const featuredVenue = featuredVenues.find((candidate) => candidate.name === venue.name);
  return (featuredVenue?.weeklyClasses ?? []).map(
    ([name, weekdays, start, minutes, places, description]) => ({
      activity: breathClasses.has(name) ? 'breath' : (venue.activities[0] ?? 'other'),
      name,
      description,
      weekdays,
      start,
      minutes,
      places,
    }),
  );
}

function generatedClasses(
  venue: VenueRow,
  random: Random,
  featured: readonly PlannedClass[],
): PlannedClass[] {
  const classKinds = venue.activities.flatMap((activity, index) => {
    const count = index === 0 ? random.between(3, 6) : random.between(1, 2);
    return random
      .sample(activityProfileOf(activity).classes, count)
      .map((kind) => ({ activity, kind }));
  });
  const classes = classKinds.map(({ kind: [name, , minutes] }) => ({ name, minutes }));
  return planWeek(random, venue.opening_hours, classes, featured).map((slot) => {
    const match = classKinds.filter(
      ({ kind: [name, , minutes] }) =>
        minutes === slot.minutes &&
        slot.weekdays.every((weekday) => suitsStart(name, weekday, slot.start)),
    );
    const { activity, kind } = random.pick(match);
    const [name, description, , fewest, most] = kind;
    return { ...slot, activity, name, description, places: random.between(fewest, most) };
  });
}

function generateTemplates(
  venue: VenueRow,
  trainers: readonly TrainerRow[],
  schedule: TrainerSchedule,
): ClassTemplateRow[] {
  const random = createRandom(`classes ${venue.id}`);
  const city = cities.find(({ name }) => name === venue.city);
  const currency = city?.currency ?? 'USD';
  const featured = featuredClasses(venue);
  const isNafasStudio = venue.name === 'Nafas Studio';
  const plans = [...featured, ...(isNafasStudio ? [] : generatedClasses(venue, random, featured))];
  return plans.map((plan, index) => {
    const [cheapest, dearest] = activityProfileOf(plan.activity).price;
    const named = trainers.filter((candidate) => candidate.name === nafasTrainerByClass[plan.name]);
    const trainer = chooseTrainer(isNafasStudio ? named : trainers, schedule, plan.activity, {
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
      ...chooseAudience(
        `${venue.id} ${plan.name} ${trainer?.id}`,
        plan.name,
        city?.language ?? 'ar',
      ),
      what_to_bring: whatToBring[plan.activity] ?? '',
      weekly: plan.weekdays.map((weekday) => ({ weekday, start: plan.start })),
      first_date: random.pick(firstDates),
    };
  });
}

// The plan has a row a start; one class of one trainer has one name and all of its times beneath.
function mergeTimes(templates: readonly ClassTemplateRow[]): ClassTemplateRow[] {
  const merged = new Map<string, ClassTemplateRow>();
  for (const template of templates) {
    const { name, activity, duration_minutes, trainer_id, tier } = template;
    const key = JSON.stringify([name, activity, duration_minutes, trainer_id, tier]);
    const first = merged.get(key);
    if (first) first.weekly.push(...template.weekly);
    else merged.set(key, template);
  }
  return [...merged.values()];
}

/** Generates the class templates of every venue; no trainer teaches two classes at once. */
export function generateDemoClasses(
  venues: readonly VenueRow[],
  trainers: readonly TrainerRow[],
): ClassTemplateRow[] {
  const schedule: TrainerSchedule = new Map();
  return venues.flatMap((venue) =>
    mergeTimes(
      generateTemplates(
        venue,
        trainers.filter((trainer) => trainer.organisation_id === venue.organisation_id),
        schedule,
      ),
    ),
  );
}
