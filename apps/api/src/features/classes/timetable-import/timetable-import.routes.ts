import { createReadStream } from 'node:fs';
import multipart from '@fastify/multipart';
import { importTimetable as operation } from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isFileFault } from './faults.ts';
import { importTimetable } from './import-timetable.ts';
import { readMapping } from './read-mapping.ts';
import { MAX_FILE_BYTES, receiveUpload, type Upload } from './receive-upload.ts';
import { refuseFile } from './report-faults.ts';

/** The route of the timetable import: two parts, `file` (CSV) and `mapping` (JSON), in any order. */
export async function registerTimetableRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 2, fields: 5 },
    throwFileSizeLimit: false,
  });

  route(app, operation, async ({ query, user, language, request }) => {
    const upload = await receiveUpload(request);
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
    return importTimetable(deps, { source: createReadStream(file), mapping, ...options });
  }
}
