import type { PartnerVenue } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '../../../ui/feedback/failure-note.tsx';
import { ChooseFile } from './file/choose-file.tsx';
import { ImportDone } from './import-done.tsx';
import { CalendarSummary } from './match/calendar-summary.tsx';
import { DefaultFields } from './match/default-fields.tsx';
import { missingChoices } from './match/import-choices.ts';
import { MatchColumns } from './match/match-columns.tsx';
import { PreviewStep } from './preview/preview-step.tsx';
import classes from './timetable-import.module.css';
import { useTimetableImport } from './use-timetable-import.ts';

/** Imports a timetable for a venue: the file, what its columns say, what it adds, and doing it. */
export function TimetableImport({ venue }: { venue: PartnerVenue }) {
  const { t } = useTranslation('partner-import');
  const state = useTimetableImport(venue.id);
  const { content, choices, setChoices, done } = state;
  const [asked, setAsked] = useState(false);
  const missing = content && choices && asked ? missingChoices(content, choices) : [];
  const ofColumns = missing.filter((one) => one !== 'capacity' && one !== 'minutes');
  const preview = () => {
    setAsked(true);
    if (content && choices && missingChoices(content, choices).length === 0) void state.preview();
  };
  return (
    <>
      <section className={classes.section} aria-labelledby="import-file">
        <h2 id="import-file" className={classes.title}>
          {t('file.title')}
        </h2>
        <ChooseFile state={state} />
      </section>
      {done && <ImportDone report={done} venueId={venue.id} />}
      {!done && content && choices && (
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
      )}
    </>
  );
}
