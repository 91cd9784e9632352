import { Button } from '@mantine/core';
import type { VenueTimetableReport } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { UploadProgress } from '#ui/files/upload-progress.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
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
  const notesOf = ({ starts_past, starts_on_closed_days, remarks }: VenueTimetableReport) => [
    ...(starts_past > 0 ? [t('preview.past', { count: starts_past })] : []),
    ...(starts_on_closed_days > 0 ? [t('preview.closed', { count: starts_on_closed_days })] : []),
    ...remarks.map(({ detail }) => detail),
  ];
  return (
    <>
      <Stack gap={3} aria-live="polite" className={classes.filled}>
        {current && (
          <>
            <Text size="lead" strong>
              {adds > 0
                ? t('preview.adds', {
                    classes: t('preview.classes', { count: adds }),
                    sessions: t('preview.sessions', { count: current.sessions_created }),
                  })
                : t('preview.nothing')}
            </Text>
            {notesOf(current).map((note) => (
              <Text key={note} tone="quiet" prose>
                {note}
              </Text>
            ))}
            <RefusedRows report={current} />
            <ImportedClasses report={current} />
          </>
        )}
      </Stack>
      {report && <Decisions report={report} choices={choices} onChange={state.setChoices} />}
      {running && running.step !== 'read' && <UploadProgress percent={running.percent} />}
      {failed && <FailureNote>{failed.text}</FailureNote>}
      <ActionBar>
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
      </ActionBar>
    </>
  );
}
