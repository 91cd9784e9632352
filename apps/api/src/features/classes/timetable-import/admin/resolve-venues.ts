import lookUpTimeZone from '@photostructure/tz-lookup';
import type { Tx } from '../../../../platform/database/transaction.ts';
import {
  type ImportVenueRow,
  insertDraftVenues,
  lockImportVenues,
  type NewVenue,
} from '../../../venues/index.ts';
import type { TimetableRow } from '../csv/read-row.ts';
import type { FileFault } from '../faults/faults.ts';
import type { TimetableMapping } from './read-mapping.ts';

/** The venue of a place in the file. */
interface PlaceVenue {
  id: string;
  time_zone: string;
}

/** The venues of all places in a file. */
export interface ResolvedVenues {
  venueOf: Map<string, PlaceVenue>;
  created: number;
  /** Ids of venues that this or an earlier import created. */
  imported: string[];
}

/**
 * Finds the venue of every place in the rows: the one in the mapping, the one an earlier import
 * created, or a new draft. A venue of another organisation in the mapping is a fault.
 */
export async function resolveVenues(
  tx: Tx,
  rows: readonly TimetableRow[],
  mapping: TimetableMapping,
  organisationId: string,
): Promise<ResolvedVenues | FileFault> {
  const places = activitiesByPlace(rows);
  const idOf = (place: string) => mapping.places[place]?.venue_id;
  const named = [...places.keys()].map(idOf).filter((id) => id !== undefined);
  const found = await lockImportVenues(tx, organisationId, named, [...places.keys()]);
  const byId = new Map(found.map((venue) => [venue.id, venue]));
  const unknown = [...new Set(named)].filter((id) => !byId.has(id));
  if (unknown.length > 0)
    return { fault: 'venues_unknown', details: { venues: unknown.join(', ') } };
  const byKey = new Map(found.map((venue) => [venue.import_key, venue]));
  const missing = [...places].filter(([place]) => !idOf(place) && !byKey.has(place));
  const created = await insertDraftVenues(
    tx,
    organisationId,
    missing.map(([place, activities]) => draftVenue(place, activities, mapping)),
  );
  for (const venue of created) byKey.set(venue.import_key, venue);
  const venueOf = new Map(
    [...places.keys()].map((place) => {
      const id = idOf(place);
      return [place, requireVenue(place, id === undefined ? byKey.get(place) : byId.get(id))];
    }),
  );
  const imported = [...venueOf.values()].filter((venue) => venue.import_key !== null);
  return {
    venueOf,
    created: created.length,
    imported: imported.map((venue) => venue.id),
  };
}

function activitiesByPlace(rows: readonly TimetableRow[]): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const { place, activity } of rows) {
    const activities = places.get(place) ?? new Set();
    places.set(place, activities.add(activity));
  }
  return places;
}

function draftVenue(place: string, activities: Set<string>, mapping: TimetableMapping): NewVenue {
  const { unknown_places: defaults, time_zone } = mapping;
  const mapped = mapping.places[place];
  const latitude = mapped?.latitude ?? defaults.latitude;
  const longitude = mapped?.longitude ?? defaults.longitude;
  const hasPosition = mapped?.latitude !== undefined && mapped.longitude !== undefined;
  return {
    name: mapped?.name ?? defaults.name.replaceAll('{place}', place),
    address: mapped?.address ?? '',
    city: mapped?.city ?? defaults.city,
    country_code: defaults.country_code ?? '',
    location_description: hasPosition ? '' : (defaults.location_description ?? ''),
    latitude,
    longitude,
    time_zone: time_zone ?? lookUpTimeZone(latitude, longitude),
    activities: [...activities].sort(),
    import_key: place,
  };
}

function requireVenue(place: string, venue: ImportVenueRow | undefined): ImportVenueRow {
  if (!venue) throw new Error(`no venue was found or created for the place ${place}`);
  return venue;
}
