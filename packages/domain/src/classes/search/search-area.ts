/** A city or a district of a city that a search can name. */
export interface SearchArea {
  city: string;
  /** Empty for the city itself. */
  district: string;
  countryCode: string;
  /** Published venues in it. */
  venues: number;
  /** Metres from where the reader searches; null when that is not known. */
  metres: number | null;
}

/** Neighbouring words of a search text that are the name of an area, or of several. */
export interface AreaName<Area extends SearchArea = SearchArea> {
  /** Index of the first word. */
  first: number;
  words: number;
  areas: readonly Area[];
}

/** Kilometres around the middle of a city, and of a district, in which venues are searched. */
export const CITY_RADIUS_KM = 15;
export const DISTRICT_RADIUS_KM = 2;

/** Names like "Centre" or "Old Town" mean the one nearby, so farther districts need their city's name. */
const MAX_METRES_TO_DISTRICT = 75_000;

/** The most words of a text that can be the name of an area. */
export const MAX_AREA_NAME_WORDS = 4;

/** Every run of up to four words, which may be the name of an area. */
export function areaNameRuns(wordCount: number): { first: number; words: number }[] {
  return Array.from({ length: wordCount }, (_, first) =>
    Array.from({ length: Math.min(MAX_AREA_NAME_WORDS, wordCount - first) }, (_unused, index) => ({
      first,
      words: index + 1,
    })),
  ).flat();
}

/**
 * The area that a text means, among the names in it, with the index of each name that belongs to it:
 * a district and its city when both are named, else a city, else a district nearby, or a district
 * that is the whole text.
 */
export function chooseArea<Area extends SearchArea>(
  names: readonly AreaName<Area>[],
  isWholeText: boolean,
): { area: Area; names: number[] } | null {
  const all = names.flatMap(({ areas }, name) => areas.map((area) => ({ area, name })));
  const cities = all.filter(({ area }) => area.district === '');
  const cityOf = (area: Area) => cities.find((one) => isSameCity(one.area, area));
  const choices = all.filter(
    ({ area }) =>
      area.district === '' ||
      isWholeText ||
      cityOf(area) !== undefined ||
      (area.metres !== null && area.metres <= MAX_METRES_TO_DISTRICT),
  );
  const rank = ({ area, name }: (typeof all)[number]) => {
    const city = cityOf(area);
    if (area.district !== '') return city && city.name !== name ? 0 : 2;
    return 1;
  };
  const [best] = choices.sort(
    (one, other) =>
      rank(one) - rank(other) ||
      one.name - other.name ||
      (one.area.metres ?? 0) - (other.area.metres ?? 0) ||
      other.area.venues - one.area.venues,
  );
  if (!best) return null;
  const city = best.area.district === '' ? undefined : cityOf(best.area);
  return { area: best.area, names: [...new Set([best.name, city?.name ?? best.name])] };
}

const isSameCity = (one: SearchArea, other: SearchArea) =>
  one.city === other.city && one.countryCode === other.countryCode;
