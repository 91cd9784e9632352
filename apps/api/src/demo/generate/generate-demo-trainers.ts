import { cities } from '@pulse/demo-data/cities';
import { userNames } from '@pulse/demo-data/users';
import { nafasTrainerByClass } from '@pulse/demo-data/venues';
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
  'Learns every name in the first week.',
  'Was an engineer until {year}, and still explains {activity} with a pencil.',
  'Begins each class with a question and ends it with water for everybody.',
  'Worked in {place} for ten years before {activity}.',
  'Gives an easier and a harder version of everything.',
  'Coaches school children in the afternoon, so nothing is a surprise in the evening.',
  'Shows it once, does it with you once, then lets you try.',
  'Ran a marathon in {place} and says that {activity} made it possible.',
  'Has missed two classes since {year}, both because of snow.',
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

function composeBio(random: Random, activity: string, bio: string): string {
  return bio
    .replace('{activity}', activity.replace('_', ' '))
    .replace('{year}', String(random.between(2004, 2023)))
    .replace('{place}', random.pick(places));
}

/**
 * Generates two to nine trainers for each organisation, at least one for each of its activities;
 * Nafas has its own four.
 */
export function generateDemoTrainers(
  organisations: readonly OrganisationRow[],
  venues: readonly VenueRow[],
): TrainerRow[] {
  return organisations.flatMap((organisation) => {
    const random = createRandom(`trainers ${organisation.name}`);
    const ownVenues = venues.filter((venue) => venue.organisation_id === organisation.id);
    const activities = [...new Set(ownVenues.flatMap((venue) => venue.activities))];
    const language = cities.find((city) => city.name === ownVenues[0]?.city)?.language ?? 'ar';
    // Coaches of one organisation stand on one page: each has another sentence.
    const unused = new Set<string>(bios);
    const names = new Set<string>(
      organisation.name === 'Nafas' ? Object.values(nafasTrainerByClass) : [],
    );
    const trainerCount = Math.max(activities.length, ownVenues.length + 1) + names.size;
    while (names.size < trainerCount) {
      const { first, family } = userNames[language];
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
      const bio = random.pick([...unused]);
      unused.delete(bio);
      return {
        id: demoId('trainer', `${organisation.name} ${name}`),
        organisation_id: organisation.id,
        name,
        bio: composeBio(random, main, bio),
        activities: [...new Set([main, ...second])],
      };
    });
  });
}
