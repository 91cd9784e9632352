import { cities } from './data/cities.ts';
import { nafasTrainers } from './data/nafas-venues.ts';
import { peopleNames } from './data/people-names.ts';
import { demoId } from './demo-id.ts';
import type { OrganisationRow, TrainerRow, VenueRow } from './demo-rows.ts';
import { createRandom, type Random } from './random.ts';

const bios = [
  'Teaches {activity} since {year} and still takes notes after every class.',
  'Came to {activity} after a knee injury and never left.',
  'Trained in {place}, teaches in three languages, and counts in a fourth.',
  'Believes in short explanations and long warm-ups.',
  'Former competitor, now mostly interested in how beginners learn {activity}.',
  'Started {activity} at forty. Knows what it feels like.',
  'Studied physiotherapy in {place}; watches your shoulders more than your smile.',
  'Quiet voice, clear plan, good music.',
  'Has taught {activity} on two continents and prefers this street.',
] as const;
const places = [
  'Beirut',
  'Paris',
  'Berlin',
  'Lyon',
  'Wien',
  'Montréal',
  'Athens',
  'Lisbon',
  'Cairo',
  'Barcelona',
];

function writeBio(random: Random, activity: string): string {
  return random
    .pick(bios)
    .replace('{activity}', activity.replace('_', ' '))
    .replace('{year}', String(random.between(2004, 2023)))
    .replace('{place}', random.pick(places));
}

/** Two to nine trainers an organisation, at least one for each of its activities; Nafas has its own four. */
export function generateDemoTrainers(
  organisations: readonly OrganisationRow[],
  venues: readonly VenueRow[],
): TrainerRow[] {
  return organisations.flatMap((organisation) => {
    const random = createRandom(`trainers ${organisation.name}`);
    const own = venues.filter((venue) => venue.organisation_id === organisation.id);
    const activities = [...new Set(own.flatMap((venue) => venue.activities))];
    const language = cities.find((city) => city.name === own[0]?.city)?.language ?? 'ar';
    const names = new Set<string>(
      organisation.name === 'Nafas' ? Object.values(nafasTrainers) : [],
    );
    const wanted = Math.max(activities.length, own.length + 1) + names.size;
    while (names.size < wanted) {
      const { first, family } = peopleNames[language];
      names.add(`${random.pick(first)} ${random.pick(family)}`);
    }
    return [...names].map((name, index) => {
      const main = activities[index % activities.length] ?? 'yoga';
      const second =
        organisation.name === 'Nafas'
          ? ['yoga', 'breath']
          : random.chance(0.4)
            ? [random.pick(activities)]
            : [];
      return {
        id: demoId('trainer', `${organisation.name} ${name}`),
        organisation_id: organisation.id,
        name,
        bio: writeBio(random, main),
        activities: [...new Set([main, ...second])],
      };
    });
  });
}
