import { profileOf } from './data/activity-profiles.ts';
import type { City } from './data/city.ts';
import type { Random } from './random.ts';

const closings = [
  'The desk speaks Arabic, French and English.',
  'First visit? Come ten minutes early and somebody will show you around.',
  'Regulars bring cake on Fridays; nobody knows who started it.',
  'Changing rooms are small, clean and warm.',
  'There is a bench outside for those who wait and those who recover.',
  'Children of members may do their homework at the long table.',
  'Most people come on foot; the nearest parking is five minutes away.',
  'It gets busy after six, and pleasantly empty before noon.',
  'Everything is explained twice, the second time without being asked.',
  'Towels are line-dried on the roof.',
] as const;

const landmarks = [
  'Next to the pharmacy, blue door.',
  'First floor; the entrance is in the side street.',
  'Behind the bakery, through the courtyard.',
  'Ground floor, opposite the school gate.',
  'Above the hardware shop; take the outside stairs.',
  'Two doors from the flower shop, ring the middle bell.',
  'In the passage, second gate on the right.',
  'Basement; the ramp is at the back of the building.',
  'Corner house with the round balcony.',
  'At the end of the lane, where the wall is painted.',
  'Third floor, lift on the left.',
  'Beside the old cinema.',
] as const;

const languages = { ar: closings, fr: closings.slice(1), de: closings.slice(1) };

/** Text about a venue in plain sentences: two about what it is, one or two about how it is there. */
export function describeVenue(
  random: Random,
  city: City,
  district: string,
  activity: string,
): { description: string; locationDescription: string; importantInfo: string } {
  const profile = profileOf(activity);
  const facts: Record<string, string> = {
    '{district}': district,
    '{city}': city.name,
    '{year}': String(random.between(1996, 2025)),
    '{count}': String(random.between(4, 12)),
  };
  const fill = (sentence: string) =>
    sentence.replace(/\{(district|city|year|count)\}/g, (mark) => facts[mark] ?? mark);
  const rooms = random.sample(profile.rooms, 2);
  const sentences = [
    random.pick(profile.openings),
    ...rooms,
    random.pick(languages[city.language]),
  ];
  return {
    description: sentences.map(fill).join(' '),
    locationDescription: random.pick(landmarks),
    importantInfo: random.chance(0.8) ? random.pick(profile.important) : '',
  };
}
