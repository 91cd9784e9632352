import { MAX_SEARCH_ALERTS, SEARCH_ALERT_DAYS, SEARCHED_LEVELS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  activity,
  amenity,
  classLanguage,
  id,
  idParams,
  instant,
  localDate,
  pageOf,
  tier,
  wallTime,
} from '../schemas.ts';
import { line } from '../text.ts';
import { cornersInOrder } from '../venues/index.ts';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** A search for classes, as an alert keeps it. */
const alertSearch = z.strictObject({
  date: localDate
    .nullable()
    .default(null)
    .describe(`Local day at the venue; null for any of the next ${SEARCH_ALERT_DAYS} days`),
  place_name: line(100).nullable().default(null).describe('What the member calls the place'),
  near: z
    .strictObject({ latitude, longitude, radius_km: z.number().min(0.1).max(200) })
    .nullable()
    .default(null)
    .describe('This or `bbox` is needed'),
  bbox: z
    .strictObject({ west: longitude, south: latitude, east: longitude, north: latitude })
    .refine(cornersInOrder)
    .nullable()
    .default(null),
  q: z.string().trim().max(100).default(''),
  activity: z.array(activity).max(activity.options.length).default([]),
  trainer_id: id.nullable().default(null),
  amenity: z.array(amenity).max(amenity.options.length).default([]),
  tier: tier.nullable().default(null),
  level: z.enum(SEARCHED_LEVELS).nullable().default(null),
  language: z.array(classLanguage).max(classLanguage.options.length).default([]),
  women_only: z.boolean().default(false),
  from_time: wallTime.nullable().default(null).describe('Earliest local time of the start'),
  to_time: wallTime.nullable().default(null).describe('Latest local time of the start'),
});

export const searchAlert = z
  .object({ id, search: alertSearch, created_at: instant, expires_at: instant })
  .meta({ id: 'SearchAlert' });

const tag = 'classes';

export const listSearchAlerts = operation({
  id: 'listSearchAlerts',
  method: 'GET',
  path: '/search-alerts',
  tag,
  access: 'signed_in',
  summary: `The searches of which the member is notified when a class with a free place appears, newest first, at most ${MAX_SEARCH_ALERTS}`,
  responses: { 200: pageOf(searchAlert) },
  refusals: [],
});

export const createSearchAlert = operation({
  id: 'createSearchAlert',
  method: 'POST',
  path: '/search-alerts',
  tag,
  access: 'signed_in',
  summary:
    'Be told once when a class with a free place appears for a search that finds none now; the same search again answers with the alert that is there',
  body: alertSearch,
  responses: { 200: searchAlert },
  refusals: ['validation_failed', 'search_alerts_full', 'search_has_classes', 'rate_limited'],
});

export const deleteSearchAlert = operation({
  id: 'deleteSearchAlert',
  method: 'DELETE',
  path: '/search-alerts/:id',
  tag,
  access: 'signed_in',
  summary: 'Remove a search alert; a repeat changes nothing',
  params: idParams,
  responses: { 204: null },
  refusals: ['validation_failed', 'rate_limited'],
});
