import { z } from 'zod';
import { sessionAtVenue } from '../classes/index.ts';
import { plan } from '../memberships/index.ts';
import { operation } from '../operation.ts';
import { review } from '../reviews/index.ts';
import { activity, id, localDate, money, timeZone } from '../schemas.ts';
import { venue, venueSummary } from '../venues/index.ts';

/** The name of a venue or city in a URL: "nafas-beirut". */
export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A venue in the lists of public pages. */
export const publicVenue = venueSummary.extend({ slug }).meta({ id: 'PublicVenue' });

/** A class as every visitor sees it. */
export const publicClass = sessionAtVenue
  .omit({ own_booking: true, open_for_booking: true })
  .meta({ id: 'PublicClass' });

export const publicCity = z
  .object({
    name: z.string(),
    slug,
    country_code: z.string(),
    latitude: z.number().describe('The middle of its venues'),
    longitude: z.number(),
    venues: z.int(),
  })
  .meta({ id: 'PublicCity' });

const tag = 'public-pages';

export const getVenuePage = operation({
  id: 'getVenuePage',
  method: 'GET',
  path: '/public-pages/venues/:slug',
  tag,
  access: 'public',
  readsReplica: true,
  summary:
    'Everything that the public page of a venue shows; found by an earlier slug or the id too, with the current slug in the response',
  params: z.object({ slug }),
  responses: {
    200: z
      .object({
        slug,
        city_slug: slug.nullable(),
        venue,
        days: z
          .array(z.object({ date: localDate, classes: z.array(publicClass) }))
          .max(7)
          .describe('The next seven local days with what has not begun, 120 classes at most'),
        drop_in: z
          .object({ lowest: money, highest: money })
          .nullable()
          .describe('What these classes cost by themselves; null where none can be paid so'),
        plans: z.array(plan).describe('The plans that include a visit, smallest first'),
        reviews: z.array(review).max(3).describe('The newest'),
        nearby: z.array(publicVenue).max(4).describe('The nearest other venues, nearest first'),
      })
      .meta({ id: 'VenuePage' }),
  },
  refusals: ['validation_failed', 'not_found'],
});

/** A class of a city's page, with where it is. */
export const cityClass = publicClass
  .extend({ venue: z.object({ id, slug, name: z.string(), district: z.string() }) })
  .meta({ id: 'CityClass' });

export const getCityPage = operation({
  id: 'getCityPage',
  method: 'GET',
  path: '/public-pages/cities/:slug',
  tag,
  access: 'public',
  readsReplica: true,
  summary: 'Everything that the public page of a city shows, with one page of its venues by name',
  params: z.object({ slug }),
  query: z.object({
    activity: z
      .string()
      .max(40)
      .optional()
      .describe('Only venues with this activity; one that the city does not have changes nothing'),
    cursor: z.string().max(500).optional(),
  }),
  responses: {
    200: z
      .object({
        city: publicCity.extend({ time_zone: timeZone }),
        activity: activity.nullable().describe('What the venues are limited to'),
        activities: z.array(z.object({ activity, venues: z.int() })).describe('Most venues first'),
        days: z
          .array(z.object({ date: localDate, classes: z.array(cityClass).max(6) }))
          .max(2)
          .describe('Today and tomorrow, each with its next classes'),
        venues: z.array(publicVenue).max(24),
        next_cursor: z.string().nullable(),
        nearby: z.array(publicCity).max(8).describe('The nearest other cities, nearest first'),
      })
      .meta({ id: 'CityPage' }),
  },
  refusals: ['validation_failed', 'not_found'],
});

export const listPublicCities = operation({
  id: 'listPublicCities',
  method: 'GET',
  path: '/public-pages/cities',
  tag,
  access: 'public',
  readsReplica: true,
  summary: 'Every city with a public page, those with most venues first, at most 500',
  responses: { 200: z.object({ items: z.array(publicCity), next_cursor: z.string().nullable() }) },
  refusals: [],
});
