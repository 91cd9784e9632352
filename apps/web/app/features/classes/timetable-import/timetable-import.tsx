import type { PartnerVenue } from '@pulse/contract/client';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { SchedulePart } from '../sessions/schedule-page.tsx';
import { ChooseFile } from './file/choose-file.tsx';
import { ImportDone } from './import-done.tsx';
import { useTimetableImport } from './use-timetable-import.ts';

// Loaded while the file is read.
const ImportSteps = lazy(() => import('./import-steps.tsx'));

/** Imports a timetable for a venue: the file, what its columns say, what it adds, and doing it. */
export function TimetableImport({ venue }: { venue: PartnerVenue }) {
  const { t } = useTranslation('partner-import');
  const state = useTimetableImport(venue.id);
  const { content, choices, done } = state;
  return (
    <>
      <SchedulePart id="import-file" title={t('file.title')}>
        <ChooseFile state={state} />
      </SchedulePart>
      {done && <ImportDone report={done} venueId={venue.id} />}
      {!done && content && choices && (
        <Suspense fallback={<LoadingRows rows={3} height={76} />}>
          <ImportSteps venue={venue} state={state} content={content} choices={choices} />
        </Suspense>
      )}
    </>
  );
}
