import { PARTNER_DASHBOARD_USERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  activity,
  amenity,
  id,
  idParams,
  instant,
  localDate,
  pageOf,
  pageQuery,
  queryFlag,
  queryList,
  tier,
  timeZone,
} from '../schemas.ts';
import { coverFields, openingPeriod, venueImage } from './venue-parts.ts';

export const openingState = z
  .object({
    open: z.boolean(),
    changes_at: instant.nullable().describe('When it next closes or opens'),
  })
  .meta({ id: 'OpeningState' });

const summaryFields = {
  id,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  district: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  time_zone: timeZone,
  tier,
  activities: z.array(activity),
  open_gym: z.boolean(),
  ...coverFields,
};

/** What reviews say of a venue, in lists. */
const listedRating = z.object({
  count: z.int(),
  average: z.number().nullable().describe('One decimal; null without a review'),
});

export const venueSummary = z
  .object({
    ...summaryFields,
    rating: listedRating,
    distance_m: z.number().nullable().describe('Metres from `near`'),
    opening: openingState,
  })
  .meta({ id: 'VenueSummary' });

export const trainer = z
  .object({
    id,
    name: z.string(),
    bio: z.string(),
    activities: z.array(activity),
    photo_url: z.string().nullable(),
  })
  .meta({ id: 'Trainer' });

export const venueTrainer = trainer
  .extend({
    next_session: z
      .object({ id, title: z.string(), starts_at: instant, local_date: localDate })
      .nullable()
      .describe('Their next class at this venue'),
  })
  .meta({ id: 'VenueTrainer' });

/** A trainer on the page of their own. */
export const coach = trainer
  .extend({
    organisation_name: z.string(),
    venues: z
      .array(z.object({ id, name: z.string(), city: z.string(), district: z.string() }))
      .max(20)
      .describe('Published venues where they have a class to come, by name'),
  })
  .meta({ id: 'Coach' });

export const ratingSummary = listedRating
  .extend({
    distribution: z.array(z.int()).length(5).describe('Reviews with 1, 2, 3, 4 and 5 stars'),
  })
  .meta({ id: 'RatingSummary' });

export const venue = z
  .object({
    ...summaryFields,
    location_description: z.string(),
    description: z.string(),
    website: z.string(),
    phone: z.string(),
    opening: openingState,
    opening_hours: z.array(openingPeriod),
    closures: z.array(z.object({ local_date: localDate, reason: z.string() })),
    important_info: z.string(),
    amenities: z.array(amenity),
    visit_limit_per_month: z.int().nullable(),
    images: z.array(venueImage),
    trainers: z.array(venueTrainer),
    rating: ratingSummary,
    organisation_name: z.string(),
    booking_policy: z.object({
      opens_days_before: z.int(),
      closes_minutes_before: z.int(),
      free_cancel_hours: z.int(),
      grace_minutes: z.int(),
      guests_per_booking: z.int(),
    }),
  })
  .meta({ id: 'Venue' });

/** Six decimals are about 10 cm; more would only create many cache keys for one place. */
const toDegrees = (part: string) => Number(Number(part).toFixed(6));

/** "33.89,35.50" → a point. */
export const pointQuery = z
  .string()
  .regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)
  .transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(toDegrees);
    return { latitude, longitude };
  })
  .refine((point) => Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180);

/** Whether the corners of a box stand in their order; it does not cross the date line. */
export const cornersInOrder = (box: Record<'west' | 'south' | 'east' | 'north', number>): boolean =>
  box.south <= box.north && box.west <= box.east;

/** "west,south,east,north" in degrees → a box. */
export const boundingBoxQuery = z
  .string()
  .regex(/^-?\d{1,3}(\.\d+)?(,-?\d{1,3}(\.\d+)?){3}$/)
  .transform((text) => {
    const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(toDegrees);
    return { west, south, east, north };
  })
  .refine(cornersInOrder);

const tag = 'venues';

export const listVenues = operation({
  id: 'listVenues',
  method: 'GET',
  path: '/venues',
  tag,
  access: 'public',
  readsReplica: true,
  summary: 'Published venues near a point, in a box or by text; nearest or best match first',
  query: pageQuery.extend({
    near: pointQuery.optional(),
    radius_km: z.coerce.number().min(0.1).max(500).default(25).describe('Used with `near`'),
    bbox: boundingBoxQuery.optional(),
    q: z.string().trim().max(100).optional(),
    city: z.string().max(100).optional(),
    activity: queryList,
    amenity: queryList,
    tier: tier.optional(),
    open_now: queryFlag,
  }),
  responses: { 200: pageOf(venueSummary) },
  refusals: ['validation_failed'],
});

export const mapVenue = z
  .object({ id, name: z.string(), latitude: z.number(), longitude: z.number(), tier, activity })
  .meta({ id: 'MapVenue' });

export const listMapVenues = operation({
  id: 'listMapVenues',
  method: 'GET',
  path: '/venues/map',
  tag,
  access: 'public',
  readsReplica: true,
  summary: 'Pins of published venues in a box, at most 2,000',
  query: z.object({
    bbox: boundingBoxQuery,
    q: z.string().trim().max(100).optional(),
    activity: queryList,
    amenity: queryList,
    tier: tier.optional(),
  }),
  responses: { 200: z.object({ items: z.array(mapVenue), next_cursor: z.string().nullable() }) },
  refusals: ['validation_failed'],
});

export const listCities = operation({
  id: 'listCities',
  method: 'GET',
  path: '/cities',
  tag,
  access: 'public',
  readsReplica: true,
  summary: 'Cities that have published venues, with their centre and number of venues',
  query: z.object({
    q: z.string().trim().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  responses: {
    200: pageOf(
      z
        .object({
          name: z.string(),
          country_code: z.string(),
          latitude: z.number(),
          longitude: z.number(),
          venues: z.int(),
        })
        .meta({ id: 'City' }),
    ),
  },
  refusals: ['validation_failed'],
});

export const getVenue = operation({
  id: 'getVenue',
  method: 'GET',
  path: '/venues/:id',
  tag,
  access: 'public',
  readsReplica: true,
  summary: 'One published venue',
  params: idParams,
  responses: { 200: venue },
  refusals: ['not_found'],
});

export const previewPartnerVenue = operation({
  id: 'previewPartnerVenue',
  method: 'GET',
  path: '/partner/venues/:id/preview',
  tag,
  shows: ['moment'],
  access: PARTNER_DASHBOARD_USERS,
  summary: 'A venue of the own organisation, in any status, as its page shows it to members',
  params: idParams,
  responses: { 200: venue },
  refusals: ['not_found'],
});

export const getTrainer = operation({
  id: 'getTrainer',
  method: 'GET',
  path: '/trainers/:id',
  tag,
  access: 'public',
  readsReplica: true,
  summary: 'One trainer of a published venue’s organisation, unless archived',
  params: idParams,
  responses: { 200: coach },
  refusals: ['not_found'],
});

export * from './partner-trainers.ts';
export * from './partner-venues.ts';
export * from './venue-images.ts';
export * from './venue-parts.ts';
