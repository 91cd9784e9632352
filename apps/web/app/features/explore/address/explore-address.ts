import {
  CLASS_LANGUAGES,
  type ClassLanguage,
  SEARCHED_LEVELS,
  type SearchedLevel,
  TRAVEL_MODES,
  type TravelMode,
} from '@pulse/domain';
import type { ActivityName, AmenityName } from '#ui/choices/activities-and-amenities.ts';
import { isActivity, isAmenity } from '#ui/choices/activities-and-amenities.ts';
import type { Point } from '#ui/location/geolocation.ts';

/** Where to search: around a city, around the reader, inside a map area, or in the whole of Lebanon. */
export type ExplorePlace =
  | {
      kind: 'city';
      name: string;
      latitude: number;
      longitude: number;
      /** Kilometres around it; without, those of a city. */
      km?: number;
    }
  | { kind: 'near'; latitude: number; longitude: number }
  | { kind: 'box'; box: [west: number, south: number, east: number, north: number] }
  | { kind: 'lebanon' };

/** The orders of the list; the first is the usual one. */
export const listSorts = ['nearest', 'soonest', 'rated'] as const;
export type ListSort = (typeof listSorts)[number];

/** The search in the explore page's URL: opening it again shows the same. */
export interface ExploreSearch {
  place: ExplorePlace | null;
  /** Local date (YYYY-MM-DD); null is today. */
  date: string | null;
  q: string;
  /** Local times (HH:MM) between which a class starts. */
  from: string | null;
  to: string | null;
  activities: ActivityName[];
  /** The id of a trainer whose classes are searched. */
  coach: string | null;
  amenities: AmenityName[];
  tier: 'standard' | 'plus' | null;
  /** What a class states of itself; one for every level fits each. */
  level: SearchedLevel | null;
  /** A class in one of them; empty: in any language. */
  languages: ClassLanguage[];
  womenOnly: boolean;
  openNow: boolean;
  inPlan: boolean;
  hasPlaces: boolean;
  favourites: boolean;
  /** The start of the way for the travel-time filter; null without that filter. */
  travelFrom: Point | null;
  travelMode: TravelMode;
  sort: ListSort;
  /** The selected venue. */
  venue: string | null;
}

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

const matchOrNull = (text: string | null, pattern: RegExp) =>
  text && pattern.test(text) ? text : null;
const splitList = (text: string | null) => text?.split(',').filter(Boolean) ?? [];

/** Reads a search from a URL's parameters; invalid ones are ignored. */
export function readExploreAddress(params: URLSearchParams): ExploreSearch {
  const tier = params.get('tier');
  return {
    place: readPlace(params),
    date: matchOrNull(params.get('date'), datePattern),
    q: params.get('q')?.slice(0, 100) ?? '',
    from: matchOrNull(params.get('from'), timePattern),
    to: matchOrNull(params.get('to'), timePattern),
    activities: splitList(params.get('activity')).filter(isActivity),
    coach: matchOrNull(params.get('coach'), idPattern),
    amenities: splitList(params.get('amenity')).filter(isAmenity),
    tier: tier === 'standard' || tier === 'plus' ? tier : null,
    level: SEARCHED_LEVELS.find((level) => level === params.get('level')) ?? null,
    languages: CLASS_LANGUAGES.filter((language) =>
      splitList(params.get('language')).includes(language),
    ),
    womenOnly: params.get('women') === '1',
    openNow: params.get('open') === '1',
    inPlan: params.get('plan') === '1',
    hasPlaces: params.get('places') === '1',
    favourites: params.get('favourites') === '1',
    travelFrom: readPoint(params.get('reach')),
    travelMode: TRAVEL_MODES.find((mode) => mode === params.get('by')) ?? TRAVEL_MODES[0],
    sort: listSorts.find((sort) => sort === params.get('sort')) ?? listSorts[0],
    venue: params.get('venue'),
  };
}

function readPlace(params: URLSearchParams): ExplorePlace | null {
  const [west, south, east, north] = splitList(params.get('box')).map(Number);
  if (isDegrees(south) && isDegrees(north) && isDegrees(west) && isDegrees(east))
    return { kind: 'box', box: [west, south, east, north] };
  if (params.get('area') === 'lebanon') return { kind: 'lebanon' };
  // `near` is what links from outside name it.
  const at = readPoint(params.get('at') ?? params.get('near'));
  if (!at) return null;
  const name = params.get('city');
  const km = Number(params.get('km'));
  if (name) return { kind: 'city', name, ...at, ...(km > 0 && km <= 50 && { km }) };
  return { kind: 'near', ...at };
}

function readPoint(text: string | null): Point | null {
  const [latitude, longitude] = splitList(text).map(Number);
  if (!isDegrees(latitude) || !isDegrees(longitude) || Math.abs(latitude) > 90) return null;
  return { latitude, longitude };
}

/** The area of the default place, in which the venues around Lebanon lie. */
export const lebanonBox = [35.05, 33.03, 36.66, 34.72] as const;
/** Most of its venues are around Beirut, from where the default list is ordered. */
export const beirutCentre: Point = { latitude: 33.892, longitude: 35.51 };

/** Returns the point of a place that stands for it. */
export function middleOf(place: ExplorePlace): Point {
  if (place.kind === 'lebanon') return beirutCentre;
  if (place.kind !== 'box') return place;
  const [west, south, east, north] = place.box;
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

/** Formats "33.894,35.502": three decimals (100 m) are enough for a place and do not reveal a home. */
export const formatPoint = ({ latitude, longitude }: Point) =>
  `${latitude.toFixed(3)},${longitude.toFixed(3)}`;

function isDegrees(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && Math.abs(value) <= 180;
}

/** Writes a search as URL parameters, in a fixed order. */
export function writeExploreAddress(search: ExploreSearch): URLSearchParams {
  const params = new URLSearchParams();
  const setParam = (name: string, value: string | null | false) => {
    if (value) params.set(name, value);
  };
  const { place } = search;
  if (place?.kind === 'box') setParam('box', place.box.map((side) => side.toFixed(3)).join(','));
  if (place?.kind === 'city') setParam('city', place.name);
  if (place?.kind === 'city' && place.km) setParam('km', String(place.km));
  if (place?.kind === 'lebanon') setParam('area', place.kind);
  if (place && 'latitude' in place) setParam('at', formatPoint(place));
  setParam('date', search.date);
  setParam('q', search.q.trim());
  setParam('from', search.from);
  setParam('to', search.to);
  setParam('activity', search.activities.join(','));
  setParam('coach', search.coach);
  setParam('amenity', search.amenities.join(','));
  setParam('tier', search.tier);
  setParam('level', search.level);
  setParam('language', search.languages.join(','));
  setParam('women', search.womenOnly && '1');
  setParam('open', search.openNow && '1');
  setParam('plan', search.inPlan && '1');
  setParam('places', search.hasPlaces && '1');
  setParam('favourites', search.favourites && '1');
  setParam('reach', search.travelFrom && formatPoint(search.travelFrom));
  setParam('by', search.travelFrom && search.travelMode);
  setParam('sort', search.sort !== listSorts[0] && search.sort);
  setParam('venue', search.venue);
  return params;
}

/** Returns how many filters are set; day, place and text are not counted. */
export function countFilters(search: ExploreSearch): number {
  const { from, to, activities, amenities, tier, openNow, inPlan } = search;
  const { coach, hasPlaces, favourites, travelFrom, level, languages, womenOnly } = search;
  const flags = [from || to, activities.length > 0, tier, openNow, inPlan];
  flags.push(coach, hasPlaces, favourites, travelFrom !== null);
  flags.push(level, languages.length > 0, womenOnly);
  return flags.filter(Boolean).length + amenities.length;
}

/** The change of the search that clears all filters. */
export const noFilters = {
  q: '',
  from: null,
  to: null,
  activities: [],
  coach: null,
  amenities: [],
  tier: null,
  level: null,
  languages: [],
  womenOnly: false,
  openNow: false,
  inPlan: false,
  hasPlaces: false,
  favourites: false,
  travelFrom: null,
} satisfies Partial<ExploreSearch>;
