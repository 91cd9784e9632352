import type { PartnerVenue, TimetableFile } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { CalendarSummary } from './match/calendar-summary.tsx';
import { DefaultFields } from './match/default-fields.tsx';
import { type ImportChoices, missingChoices } from './match/import-choices.ts';
import { MatchColumns } from './match/match-columns.tsx';
import { PreviewStep } from './preview/preview-step.tsx';
import classes from './timetable-import.module.css';
import type { useTimetableImport } from './use-timetable-import.ts';

interface ImportStepsProps {
  venue: PartnerVenue;
  state: ReturnType<typeof useTimetableImport>;
  content: TimetableFile;
  choices: ImportChoices;
}

/** What follows a file that could be read: what its columns say, what it adds, and doing it. */
export function ImportSteps({ venue, state, content, choices }: ImportStepsProps) {
  const { t } = useTranslation('partner-import');
  const { setChoices } = state;
  const [asked, setAsked] = useState(false);
  const missing = asked ? missingChoices(content, choices) : [];
  const ofColumns = missing.filter((one) => one !== 'capacity' && one !== 'minutes');
  const preview = () => {
    setAsked(true);
    if (missingChoices(content, choices).length === 0) void state.preview();
  };
  return (
    <>
      <section className={classes.section} aria-labelledby="import-match">
        <h2 id="import-match" className={classes.title}>
          {t(`match.title.${content.format}`)}
        </h2>
        {content.calendar ? (
          <CalendarSummary
            calendar={content.calendar}
            timeZone={venue.time_zone}
            choices={choices}
            onChange={setChoices}
          />
        ) : (
          <>
            <p className={classes.note}>{t('match.lead')}</p>
            <MatchColumns columns={content.columns} choices={choices} onChange={setChoices} />
            {ofColumns.length > 0 && (
              <FailureNote>{ofColumns.map((one) => t(`missing.${one}`)).join(' ')}</FailureNote>
            )}
          </>
        )}
        <DefaultFields
          content={content}
          choices={choices}
          missing={missing}
          onChange={setChoices}
        />
      </section>
      <section className={classes.section} aria-labelledby="import-preview">
        <h2 id="import-preview" className={classes.title}>
          {t('preview.title')}
        </h2>
        <PreviewStep state={state} choices={choices} onPreview={preview} />
      </section>
    </>
  );
}
