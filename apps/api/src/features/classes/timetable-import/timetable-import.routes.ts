import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { cityTimetableRoutes } from './admin/city-timetable.routes.ts';
import { venueTimetableRoutes } from './venue/venue-timetable.routes.ts';

/** The most characters of a mapping. */
const MAX_MAPPING_LENGTH = 512 * 1024;

/** The routes that receive a timetable: two parts, `file` and `mapping` (JSON), in any order. */
export async function registerTimetableRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(multipart, {
    limits: { files: 2, fields: 5, fieldSize: MAX_MAPPING_LENGTH },
    throwFileSizeLimit: false,
  });
  cityTimetableRoutes(app, deps);
  venueTimetableRoutes(app, deps);
}
