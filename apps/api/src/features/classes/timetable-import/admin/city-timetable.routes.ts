import { createReadStream } from 'node:fs';
import { importTimetable as operation } from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../platform/deps.ts';
import { route } from '../../../../platform/http/routes/route.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { isFileFault } from '../faults/faults.ts';
import { refuseFile } from '../faults/report-faults.ts';
import { receiveUpload, type Upload } from '../receive-upload.ts';
import { importTimetable } from './import-timetable.ts';
import { readMapping } from './read-mapping.ts';

/** The largest CSV in bytes: fifteen times the timetable of Toronto for six weeks. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** The route with which admins import the timetable of many venues. */
export function cityTimetableRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, operation, async ({ query, user, language, request }) => {
    const upload = await receiveUpload(request, MAX_FILE_BYTES);
    try {
      return await importUpload(upload, {
        dryRun: query.dry_run === 'true',
        actor: user.id,
        language,
      });
    } finally {
      await upload.discard();
    }
  });

  async function importUpload(
    { file, mapping: text, tooLarge }: Upload,
    options: { dryRun: boolean; actor: string; language: 'en' | 'fr' | 'de' },
  ) {
    if (tooLarge) return refuse('payload_too_large', { max_bytes: MAX_FILE_BYTES });
    if (!file || text === null)
      return refuseFile({ fault: 'file_missing', details: {} }, options.language);
    const mapping = readMapping(text);
    if (isFileFault(mapping)) return refuseFile(mapping, options.language);
    return importTimetable(deps, {
      source: createReadStream(file),
      mapping,
      organisationId: null,
      ...options,
    });
  }
}
