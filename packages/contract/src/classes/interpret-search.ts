import { z } from 'zod';
import { operation } from '../operation.ts';
import { activity, id, localDate, wallTime } from '../schemas.ts';
import { pointQuery } from '../venues/index.ts';

export const searchArea = z
  .object({
    name: z.string().describe('Of the district, or of the city'),
    city: z.string(),
    country_code: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    radius_km: z.number().describe('The radius in which to search around it'),
    venues: z.int().describe('Venues within that radius'),
  })
  .meta({ id: 'SearchArea' });

const classesAhead = z.int().describe('Classes of the 14 days from `date`');

export const searchCoach = z
  .object({
    id,
    name: z.string(),
    classes: classesAhead,
    next_date: localDate.describe('The first of these days with one of the classes'),
    area: searchArea
      .omit({ country_code: true, venues: true })
      .nullable()
      .describe('Where their classes are; null when in the area of the search'),
  })
  .meta({ id: 'SearchCoach' });

export const interpretSearch = operation({
  id: 'interpretSearch',
  method: 'GET',
  path: '/search',
  tag: 'classes',
  access: 'public',
  readsReplica: true,
  summary:
    'What a search text means (activity, area, day, time of day, in English, French or German), and which areas, coaches, classes and venues its other words may stand for',
  query: z.object({
    q: z.string().trim().min(1).max(100),
    near: pointQuery.describe('Where the reader searches'),
    radius_km: z.coerce.number().min(0.1).max(200).default(15),
    date: localDate
      .optional()
      .describe('The first day for which classes are counted; today if none'),
  }),
  responses: {
    200: z
      .object({
        understood: z.object({
          area: searchArea.nullable(),
          activities: z.array(activity),
          date: localDate
            .nullable()
            .describe('In the zone of the area, or of the area near `near`'),
          from_time: wallTime.nullable(),
          to_time: wallTime.nullable(),
          coach: searchCoach.nullable().describe('When the other words are the name of one coach'),
          text: z.string().describe('The other words'),
        }),
        did_you_mean: z.string().nullable().describe('The text without its typing errors'),
        areas: z.array(searchArea).describe('At most 3'),
        coaches: z.array(searchCoach).describe('At most 3'),
        classes: z
          .array(
            z.object({ name: z.string(), activity, classes: classesAhead, next_date: localDate }),
          )
          .describe('Names of classes, at most 3'),
        venues: z
          .array(
            z.object({
              id,
              name: z.string(),
              city: z.string(),
              district: z.string(),
              classes: classesAhead,
            }),
          )
          .describe('At most 3'),
      })
      .meta({ id: 'SearchInterpretation' }),
  },
  refusals: ['validation_failed'],
});
