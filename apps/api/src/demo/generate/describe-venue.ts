import { activityProfileOf } from '@pulse/demo-data/activities';
import type { City } from '@pulse/demo-data/cities';
import type { Random } from './random.ts';

const closingSentences = [
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

const locationDescriptions = [
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

const closingsByLanguage = {
  ar: closingSentences,
  fr: closingSentences.slice(1),
  de: closingSentences.slice(1),
};

/** Describes a venue in plain sentences: two about what it is, one or two about the experience. */
export function describeVenue(
  random: Random,
  city: City,
  district: string,
  activity: string,
): { description: string; locationDescription: string; importantInfo: string } {
  const profile = activityProfileOf(activity);
  const replacements: Record<string, string> = {
    '{district}': district,
    '{city}': city.name,
    '{year}': String(random.between(1996, 2025)),
    '{count}': String(random.between(4, 12)),
  };
  const fill = (sentence: string) =>
    sentence.replace(/\{(district|city|year|count)\}/g, (mark) => replacements[mark] ?? mark);
  const phrases = random.sample(profile.spaceDescriptions, 2);
  const sentences = [
    random.pick(profile.openingSentences),
    ...phrases,
    random.pick(closingsByLanguage[city.language]),
  ];
  return {
    description: sentences.map(fill).join(' '),
    locationDescription: random.pick(locationDescriptions),
    importantInfo: random.chance(0.8) ? random.pick(profile.importantInfo) : '',
  };
}
