import { type PreviewCity, previewCities } from './preview-cities.ts';

const [defaultCity] = previewCities as [PreviewCity];

/**
 * The city to begin with: the one last looked at in the app, else the one whose time zone the
 * browser is in, else the first. Nothing is asked and nothing is sent for it.
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

export function findPreviewCity(slug: string): PreviewCity {
  return previewCities.find((city) => city.slug === slug) ?? defaultCity;
}

// Written by the explore page (features/explore/remembered-place.ts).
function lastCity(): string | undefined {
  try {
    return JSON.parse(localStorage.getItem('pulse_explore_place') ?? 'null')?.name;
  } catch {
    return undefined;
  }
}

/** The explore page's address of a city. */
export function exploreAddress({ name, latitude, longitude }: PreviewCity): string {
  const at = `${latitude.toFixed(3)},${longitude.toFixed(3)}`;
  return `/app/explore?${new URLSearchParams({ city: name, at })}`;
}
