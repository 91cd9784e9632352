import * as contract from '@pulse/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../../platform/http/routes/require-access.ts';
import { route } from '../../../../platform/http/routes/route.ts';
import { type Refusal, refuse } from '../../../../platform/refusal.ts';
import { isFileFault } from '../faults/faults.ts';
import { refuseFile } from '../faults/report-faults.ts';
import type { Language } from '../faults/translate-fault.ts';
import { receiveUpload } from '../receive-upload.ts';
import { describeFile } from './describe-file.ts';
import { importVenueTimetable, type VenueImport } from './import-venue-timetable.ts';
import { previewVenueTimetable } from './preview-venue-timetable.ts';
import { MAX_VENUE_FILE_BYTES, readTextFile, type TextFile } from './read-file.ts';
import { readVenueMapping } from './read-mapping.ts';
import { findImportVenue, type ImportVenue } from './venue-timetable.store.ts';

/** Matching a file by hand takes a few previews; reading files in a loop would keep others waiting. */
const LIMIT = {
  limit: { name: 'import-timetable', points: 300, seconds: 3600, by: 'account' },
} as const;

interface Call {
  user: AuthenticatedUser;
  params: { id: string };
  language: Language;
  request: FastifyRequest;
}

/** Routes with which an organisation imports the timetable of one of its venues. */
export function venueTimetableRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    contract.readVenueTimetable,
    (call) =>
      withUpload(call, async ({ file }) => {
        const described = await describeFile(file);
        return isFileFault(described) ? refuseFile(described, call.language) : described;
      }),
    LIMIT,
  );
  route(
    app,
    contract.previewVenueTimetable,
    (call) => withMapping(call, (upload) => previewVenueTimetable(deps, call.user, upload)),
    LIMIT,
  );
  route(
    app,
    contract.importVenueTimetable,
    (call) =>
      withMapping(call, (upload) =>
        importVenueTimetable(deps, call.user, upload, call.headers['idempotency-key'] ?? null),
      ),
    LIMIT,
  );

  function withMapping<T>(call: Call, handle: (upload: VenueImport) => Promise<T | Refusal>) {
    const { language } = call;
    return withUpload(call, async ({ venue, file, mapping: text }) => {
      if (text === null) return refuseFile({ fault: 'file_missing', details: {} }, language);
      const mapping = readVenueMapping(text);
      if (isFileFault(mapping)) return refuseFile(mapping, language);
      return handle({ venue, file, mapping, language });
    });
  }

  // The venue first: who may not import for it need not send the file.
  async function withUpload<T>(
    { user, params, language, request }: Call,
    handle: (upload: {
      venue: ImportVenue;
      file: TextFile;
      mapping: string | null;
    }) => Promise<T | Refusal>,
  ): Promise<T | Refusal> {
    const { organisationId } = user;
    const venue = organisationId && (await findImportVenue(deps.db, organisationId, params.id));
    if (!venue) return refuse('not_found');
    if (venue.status === 'archived') return refuse('venue_status_conflict', { status: 'archived' });
    const upload = await receiveUpload(request, MAX_VENUE_FILE_BYTES);
    try {
      if (upload.tooLarge) return refuse('payload_too_large', { max_bytes: MAX_VENUE_FILE_BYTES });
      if (!upload.file) return refuseFile({ fault: 'file_missing', details: {} }, language);
      const file = await readTextFile(upload.file);
      if (isFileFault(file)) return refuseFile(file, language);
      return await handle({ venue, file, mapping: upload.mapping });
    } finally {
      await upload.discard();
    }
  }
}
