import { activityIn, classNameKey } from '@pulse/domain';
import type { VenueMapping } from './read-mapping.ts';

/**
 * The activity of a class: what the person chose for the text of its column, else what that text names,
 * else what its title names, else the default. Null for a text in its column that names none.
 */
export function nameActivities(mapping: VenueMapping) {
  const chosen = new Map(
    mapping.activities.map(({ text, activity }) => [classNameKey(text), activity]),
  );
  return (title: string, category: string): string | null => {
    const key = classNameKey(category);
    if (key !== '') return chosen.get(key) ?? activityIn(category);
    return activityIn(title) ?? mapping.default_activity;
  };
}
