import type { PartnerVenue, TimetableFile } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { Text } from '#ui/layout/text.tsx';
import { SchedulePart } from '../sessions/schedule-page.tsx';
import { CalendarSummary } from './match/calendar-summary.tsx';
import { DefaultFields } from './match/default-fields.tsx';
import { type ImportChoices, missingChoices } from './match/import-choices.ts';
import { MatchColumns } from './match/match-columns.tsx';
import { PreviewStep } from './preview/preview-step.tsx';
import type { useTimetableImport } from './use-timetable-import.ts';

interface ImportStepsProps {
  venue: PartnerVenue;
  state: ReturnType<typeof useTimetableImport>;
  content: TimetableFile;
  choices: ImportChoices;
}

/** What follows a file that could be read: what its columns say, what it adds, and doing it. */
export default function ImportSteps({ venue, state, content, choices }: ImportStepsProps) {
  const { t } = useTranslation('partner-import');
  const { setChoices } = state;
  const [asked, setAsked] = useState(false);
  // What is missing is said at once, and as a fault once the preview was asked for.
  const missing = missingChoices(content, choices);
  const ofColumns = missing.filter((one) => one !== 'capacity' && one !== 'minutes');
  const preview = () => {
    setAsked(true);
    if (missing.length === 0) void state.preview();
  };
  return (
    <>
      <SchedulePart id="import-match" title={t(`match.title.${content.format}`)}>
        {content.calendar ? (
          <CalendarSummary
            calendar={content.calendar}
            timeZone={venue.time_zone}
            choices={choices}
            onChange={setChoices}
          />
        ) : (
          <>
            <Text tone="quiet" prose>
              {t('match.lead')}
            </Text>
            <MatchColumns columns={content.columns} choices={choices} onChange={setChoices} />
            {ofColumns.length > 0 && !asked && (
              <Text role="status">{ofColumns.map((one) => t(`missing.${one}`)).join(' ')}</Text>
            )}
            {ofColumns.length > 0 && asked && (
              <FailureNote>{ofColumns.map((one) => t(`missing.${one}`)).join(' ')}</FailureNote>
            )}
          </>
        )}
        <DefaultFields
          content={content}
          choices={choices}
          missing={asked ? missing : []}
          onChange={setChoices}
        />
      </SchedulePart>
      <SchedulePart id="import-preview" title={t('preview.title')}>
        <PreviewStep state={state} choices={choices} onPreview={preview} />
      </SchedulePart>
    </>
  );
}
