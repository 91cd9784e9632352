import { Button } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { UploadProgress } from '#ui/files/upload-progress.tsx';
import type { ImportChoices } from '../match/import-choices.ts';
import classes from '../timetable-import.module.css';
import type { TimetableImport } from '../use-timetable-import.ts';
import { Decisions } from './decisions.tsx';
import { ImportedClasses } from './imported-classes.tsx';
import { RefusedRows } from './refused-rows.tsx';

interface PreviewStepProps {
  state: TimetableImport;
  choices: ImportChoices;
  /** Previews, unless something is missing. */
  onPreview: () => void;
}

/** What the import would add and refuse, what is left to decide, and the button that does it. */
export function PreviewStep({ state, choices, onPreview }: PreviewStepProps) {
  const { t } = useTranslation('partner-import');
  const { report, isCurrent, running, failure } = state;
  const current = isCurrent ? report : null;
  const adds = current ? current.classes_created + current.classes_extended : 0;
  const blocked = current !== null && current.rejected > 0 && !choices.leaveOut;
  const failed = failure && failure.step !== 'read' ? failure : null;
  return (
    <>
      <div aria-live="polite" className={classes.result}>
        {current && (
          <>
            <p className={classes.summary}>
              {adds > 0
                ? t('preview.adds', {
                    classes: t('preview.classes', { count: adds }),
                    sessions: t('preview.sessions', { count: current.sessions_created }),
                  })
                : t('preview.nothing')}
            </p>
            {current.starts_past > 0 && (
              <p className={classes.note}>{t('preview.past', { count: current.starts_past })}</p>
            )}
            {current.starts_on_closed_days > 0 && (
              <p className={classes.note}>
                {t('preview.closed', { count: current.starts_on_closed_days })}
              </p>
            )}
            {current.remarks.map(({ detail }) => (
              <p key={detail} className={classes.note}>
                {detail}
              </p>
            ))}
            <RefusedRows report={current} />
            <ImportedClasses report={current} />
          </>
        )}
      </div>
      {report && <Decisions report={report} choices={choices} onChange={state.setChoices} />}
      {running && running.step !== 'read' && <UploadProgress percent={running.percent} />}
      {failed && <FailureNote>{failed.detail ?? t('failed')}</FailureNote>}
      <div className={classes.actions}>
        {current && adds > 0 && !blocked ? (
          <Button
            variant="primary"
            loading={running?.step === 'import'}
            onClick={() => void state.confirm()}
          >
            {t('preview.confirm', { count: adds })}
          </Button>
        ) : (
          <Button
            variant={current ? 'default' : 'primary'}
            loading={running?.step === 'preview'}
            onClick={onPreview}
          >
            {t(report ? 'preview.again' : 'preview.show')}
          </Button>
        )}
        {running && running.step !== 'read' && (
          <Action variant="subtle" onClick={state.cancel}>
            {t('cancel')}
          </Action>
        )}
      </div>
    </>
  );
}
