/** A city whose map the landing page shows without the map library. */
export interface PreviewCity {
  slug: string;
  /** As the API spells it. */
  name: string;
  latitude: number;
  longitude: number;
  /** Half the width of the preview, in degrees of longitude. */
  halfWidthDegrees: number;
  /** Browsers in this time zone are shown this city first. */
  timeZone: string;
}

/** From the coast of Lebanon outwards; the first is the default. */
export const previewCities: readonly PreviewCity[] = [
  {
    slug: 'beirut',
    name: 'Beirut',
    latitude: 33.886,
    longitude: 35.506,
    halfWidthDegrees: 0.046,
    timeZone: 'Asia/Beirut',
  },
  {
    slug: 'tripoli',
    name: 'Tripoli',
    latitude: 34.437,
    longitude: 35.838,
    halfWidthDegrees: 0.04,
    timeZone: '',
  },
  {
    slug: 'paris',
    name: 'Paris',
    latitude: 48.862,
    longitude: 2.345,
    halfWidthDegrees: 0.075,
    timeZone: 'Europe/Paris',
  },
  {
    slug: 'zuerich',
    name: 'Zürich',
    latitude: 47.376,
    longitude: 8.54,
    halfWidthDegrees: 0.055,
    timeZone: 'Europe/Zurich',
  },
  {
    slug: 'berlin',
    name: 'Berlin',
    latitude: 52.517,
    longitude: 13.4,
    halfWidthDegrees: 0.1,
    timeZone: 'Europe/Berlin',
  },
  {
    slug: 'wien',
    name: 'Wien',
    latitude: 48.208,
    longitude: 16.37,
    halfWidthDegrees: 0.06,
    timeZone: 'Europe/Vienna',
  },
];
