import { type PreviewCity, previewCities } from './preview-cities.ts';

const [defaultCity] = previewCities as [PreviewCity];

/**
 * Returns the city to show first: the last one explored in the app, else the one in the browser's
 * time zone, else the first. Needs no permission and sends nothing.
 */
export function guessCity(): PreviewCity {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const lastName = lastCity();
  return (
    previewCities.find((city) => city.name === lastName) ??
    previewCities.find((city) => city.timeZone === timeZone) ??
    defaultCity
  );
}

/** Returns the city with this slug, or the first one. */
export function findPreviewCity(slug: string): PreviewCity {
  return previewCities.find((city) => city.slug === slug) ?? defaultCity;
}

// Written by the explore page (features/explore/address/last-place.ts).
function lastCity(): string | undefined {
  try {
    return JSON.parse(localStorage.getItem('pulse_explore_place') ?? 'null')?.name;
  } catch {
    return undefined;
  }
}

/** Returns the explore page's URL of a city. */
export function exploreAddress({ name, latitude, longitude }: PreviewCity): string {
  const at = `${latitude.toFixed(3)},${longitude.toFixed(3)}`;
  return `/find?${new URLSearchParams({ city: name, at })}`;
}
