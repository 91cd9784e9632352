import { TRAVEL_MODES } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  id,
  localDate,
  pageOf,
  pageQuery,
  queryFlag,
  queryList,
  tier,
  wallTime,
} from '../schemas.ts';
import { boundingBoxQuery, pointQuery, venueSummary } from '../venues/index.ts';
import { audienceQuery, classSession } from './sessions.ts';

export const sessionAtVenue = classSession
  .omit({ venue: true, distance_m: true, status: true })
  .extend({
    open_for_booking: z
      .boolean()
      .describe('Has a place, and booking has opened and not closed; who asks does not matter'),
  })
  .meta({ id: 'SessionAtVenue' });

export const venueWithClasses = z
  .object({
    venue: venueSummary,
    sessions: z.array(sessionAtVenue).describe('The first 8 that fit, earliest first'),
    sessions_total: z.int(),
    last_started: wallTime
      .nullable()
      .describe(
        'Local start of the last class of the day that has begun, when none that fits is to come',
      ),
  })
  .meta({ id: 'VenueWithClasses' });

/** What a pin of the map says of a class. */
const sessionOnMap = sessionAtVenue
  .pick({
    starts_at: true,
    local_start: true,
    capacity: true,
    booked: true,
    own_booking: true,
    open_for_booking: true,
  })
  .meta({ id: 'SessionOnMap' });

export const venueOnMap = z
  .object({
    id,
    name: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    sessions: z.array(sessionOnMap).describe('The first 8 that fit, earliest first'),
    last_started: venueWithClasses.shape.last_started,
  })
  .meta({ id: 'VenueOnMap' });

const search = z.object({
  date: localDate.describe('Local day at the venue'),
  near: pointQuery.optional().describe('This or `bbox` is needed'),
  radius_km: z.coerce.number().min(0.1).max(200).default(15).describe('Used without `bbox`'),
  bbox: boundingBoxQuery.optional(),
  q: z.string().trim().max(100).optional(),
  activity: queryList,
  trainer_id: id.optional().describe('Only classes given by this trainer'),
  amenity: queryList,
  tier: tier.optional(),
  ...audienceQuery,
  open_now: queryFlag,
  from_time: wallTime.optional().describe('Earliest local time of the start'),
  to_time: wallTime.optional().describe('Latest local time of the start'),
  has_places: queryFlag,
  bookable: queryFlag.describe('Only what the signed-in member may book now'),
  travel_from: pointQuery
    .optional()
    .describe('Only classes that can be reached in time from this point'),
  travel_mode: z
    .enum(TRAVEL_MODES)
    .default(TRAVEL_MODES[0])
    .describe('The means of travel from `travel_from`'),
  distance_from: pointQuery
    .optional()
    .describe(
      'Where the reader is: order and distances are measured from here, unless `travel_from` is given',
    ),
  favourites: queryFlag.describe('Only the signed-in member’s favourite venues'),
});

export const listVenuesWithClasses = operation({
  id: 'listVenuesWithClasses',
  method: 'GET',
  path: '/venues-with-classes',
  tag: 'classes',
  shows: ['classes', 'bookings', 'search'],
  access: 'public',
  readsReplica: true,
  summary:
    'Venues of an area with their remaining classes of one local day, in the order of `sort`, those without a class last; `distance_m` is measured from `travel_from`, else `distance_from`, else `near`, null from the middle of a box',
  query: pageQuery.extend({
    ...search.shape,
    venue_id: id.optional().describe('Only this venue, when it is among those found'),
    sort: z
      .enum(['nearest', 'soonest', 'rated'])
      .default('nearest')
      .describe(
        '`nearest` to `travel_from`, else `distance_from`, else `near`, else the middle of the box; `soonest` by the first class that is open for booking, then the nearest; `rated` by reviews, of which few count for less, then the nearest without reviews. A cursor belongs to its order.',
      ),
  }),
  responses: {
    200: pageOf(venueWithClasses).extend({
      total: z
        .int()
        .nullable()
        .describe('Venues on all pages, counted among 500 of the area; on the first page only'),
      total_at_least: z
        .boolean()
        .nullable()
        .describe('Whether there may be more, because the area has more venues than are counted'),
    }),
  },
  refusals: ['validation_failed'],
});

export const listVenuesOnMap = operation({
  id: 'listVenuesOnMap',
  method: 'GET',
  path: '/venues-with-classes/map',
  tag: 'classes',
  shows: ['classes', 'bookings', 'search'],
  access: 'public',
  readsReplica: true,
  summary:
    'What a map shows of the venues that `listVenuesWithClasses` finds: the first 500 of the area from where the list is measured',
  query: search,
  responses: {
    200: z.object({ items: z.array(venueOnMap), next_cursor: z.string().nullable() }),
  },
  refusals: ['validation_failed'],
});

/** The filters of a search, as they are set and removed. */
export const searchFilter = z.enum([
  'q',
  'activity',
  'trainer',
  'amenity',
  'tier',
  'level',
  'language',
  'women_only',
  'open_now',
  'time',
  'has_places',
  'bookable',
  'travel_time',
  'favourites',
]);

export const listSearchSuggestions = operation({
  id: 'listSearchSuggestions',
  method: 'GET',
  path: '/venues-with-classes/suggestions',
  tag: 'classes',
  shows: ['classes', 'search'],
  access: 'public',
  readsReplica: true,
  summary:
    'Why a search finds nothing: how many venues removing each filter alone would find, and the nearest day and place with classes that pass all of them',
  query: search,
  responses: {
    200: z
      .object({
        filter_impacts: z
          .array(z.object({ filter: searchFilter, venues: z.int() }))
          .describe(
            'Every active filter, with the number of venues with a class if it alone were removed',
          ),
        without_filters: z.int().describe('Venues with a class here on that day, without filters'),
        day: z
          .object({ date: localDate, venues: z.int() })
          .nullable()
          .describe('The nearest other day of the next 14 with a class here'),
        place: z
          .object({
            city: z.string(),
            latitude: z.number(),
            longitude: z.number(),
            distance_m: z.int(),
            venues: z.int(),
          })
          .nullable()
          .describe('The nearest city outside with a class that day'),
      })
      .meta({ id: 'SearchSuggestions' }),
  },
  refusals: ['validation_failed'],
});
