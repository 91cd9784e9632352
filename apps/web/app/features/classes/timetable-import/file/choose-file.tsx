import { IconFileImport } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { DropZone } from '#ui/files/drop-zone.tsx';
import { FileInput } from '#ui/files/file-input.tsx';
import { saveFile } from '#ui/files/save-file.ts';
import { UploadProgress } from '#ui/files/upload-progress.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../timetable-import.module.css';
import { MAX_FILE_BYTES, type TimetableImport } from '../use-timetable-import.ts';

const TYPES = '.csv,.txt,.tsv,.ics,.ical,text/csv,text/calendar,text/plain';

/** Chooses the file by button or by dropping it, and says what was found in it. */
export function ChooseFile({ state }: { state: TimetableImport }) {
  const { t } = useTranslation('partner-import');
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState('');
  const { file, content, running, failure } = state;
  const take = ([chosen]: File[]) => {
    if (!chosen) return;
    const isTooLarge = chosen.size > MAX_FILE_BYTES;
    setTooLarge(isTooLarge ? chosen.name : '');
    if (!isTooLarge) void state.choose(chosen);
  };
  const isReading = running?.step === 'read';
  const failed = failure?.step === 'read' ? failure : null;
  return (
    <DropZone onFiles={take}>
      <FileInput ref={input} accept={TYPES} label={t('file.choose')} onFiles={take} />
      <Stack gap={1} className={classes.zoneText}>
        {file && <Text strong>{file.name}</Text>}
        <Text tone="quiet" prose>
          {content ? t(`file.found.${content.format}`, { count: content.rows }) : t('file.hint')}
        </Text>
        {isReading && <UploadProgress percent={running.percent} />}
      </Stack>
      <ActionBar>
        {isReading && (
          <Action variant="subtle" onClick={state.cancel}>
            {t('cancel')}
          </Action>
        )}
        {failed && (
          <Action variant="subtle" onClick={() => void state.retry()}>
            {t('retry')}
          </Action>
        )}
        {!file && (
          <Action variant="subtle" onClick={() => saveFile(sampleFile(t), t('file.sampleName'))}>
            {t('file.sample')}
          </Action>
        )}
        <Action
          variant={file ? 'default' : 'filled'}
          onClick={() => input.current?.click()}
          disabled={isReading}
        >
          <IconFileImport size={20} stroke={1.6} aria-hidden="true" />
          {t(file ? 'file.other' : 'file.choose')}
        </Action>
      </ActionBar>
      <FailureNote hidden={!failed && !tooLarge} className={classes.wide}>
        {tooLarge ? t('file.tooLarge', { name: tooLarge }) : failed?.text}
      </FailureNote>
    </DropZone>
  );
}

/**
 * A table that the import reads as it is: what repeats has a weekday, what does not has a date. With a byte
 * order mark, without which spreadsheets misread its accents.
 */
function sampleFile(t: (key: 'file.sampleRows', values: { year: number }) => string): Blob {
  const rows = t('file.sampleRows', { year: new Date().getFullYear() + 1 }).replaceAll(
    '\n',
    '\r\n',
  );
  return new Blob([`\uFEFF${rows}\r\n`], { type: 'text/csv' });
}
