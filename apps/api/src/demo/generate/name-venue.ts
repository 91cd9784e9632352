import { activityProfileOf } from '@pulse/demo-data/activities';
import type { City } from '@pulse/demo-data/cities';
import { venueNameWords } from '@pulse/demo-data/venues';
import type { Random } from './random.ts';

/**
 * An unused name, in a language of the town; one Lebanese venue in six has a French one. When all
 * words are used, the district distinguishes two venues of one name.
 */
export function nameVenue(
  random: Random,
  city: City,
  district: string,
  activity: string,
  taken: Set<string>,
): string {
  const profile = activityProfileOf(activity);
  const language = city.language === 'ar' && random.chance(0.16) ? 'fr' : city.language;
  let name = '';
  for (let attempt = 0; attempt < 60; attempt += 1) {
    name = random
      .pick(profile.names[language])
      .replace('{word}', random.pick(venueNameWords[language][profile.nameTheme]))
      .replace('{district}', district)
      .replace('{city}', city.name);
    if (attempt > 30) name = `${name} ${district}`;
    if (!taken.has(name)) break;
  }
  if (taken.has(name)) throw new Error(`no free name left in ${city.name}, ${district}`);
  taken.add(name);
  return name;
}
