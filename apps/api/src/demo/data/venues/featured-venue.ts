/** A venue that the design and the demo accounts refer to. Fields left out are generated. */
export interface FeaturedVenue {
  name: string;
  alternateNames: string;
  city: string;
  district: string;
  organisation: string;
  activities: readonly string[];
  tier: 'standard' | 'plus';
  openGym: boolean;
  visitLimit: number | null;
  /** Street and number; district and city have fields of their own. */
  address: string;
  locationDescription: string;
  description: string;
  /** Opening and closing time, every day of the week. */
  dailyHours: readonly [opens: string, closes: string];
  /** Classes that are always on its schedule; the rest is generated, except at Nafas Studio. */
  weeklyClasses: readonly FeaturedClass[];
}

/** A class on the schedule of a featured venue: ISO weekdays, local time, minutes, places. */
export type FeaturedClass = readonly [
  name: string,
  weekdays: readonly number[],
  start: string,
  minutes: number,
  places: number,
  description: string,
];

/** Every weekday of the ISO week. */
export const daily = [1, 2, 3, 4, 5, 6, 7] as const;
