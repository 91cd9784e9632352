import {
  importVenueTimetable,
  previewVenueTimetable,
  readVenueTimetable,
  type TimetableFile,
  type VenueTimetableReport,
} from '@pulse/contract/client';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useRefetch } from '#ui/actions/refetch.ts';
import { uploadFetch } from '#ui/files/upload-fetch.ts';
import { createIdempotencyKey } from '#ui/network/create-idempotency-key.ts';
import { toFailure } from '#ui/network/problem.ts';
import { type ImportChoices, nextChoices, toMapping } from './match/import-choices.ts';

/** What is on its way to the server. */
type ImportStep = 'read' | 'preview' | 'import';

/** The largest file in bytes, as the server has it; refused here without sending it. */
export const MAX_FILE_BYTES = 4 * 1024 * 1024;

/**
 * The import of a file for a venue, step by step. A refusal keeps the file and what was chosen about it;
 * a preview counts for the choices that it was made with.
 */
export function useTimetableImport(venueId: string) {
  const { t } = useTranslation('partner-import');
  const refetch = useRefetch();
  const [file, setFile] = useState<File | null>(null);
  const [content, setContent] = useState<TimetableFile | null>(null);
  const [choices, setChoices] = useState<ImportChoices | null>(null);
  const [preview, setPreview] = useState<{ of: string; report: VenueTimetableReport } | null>(null);
  const [done, setDone] = useState<VenueTimetableReport | null>(null);
  const [running, setRunning] = useState<{ step: ImportStep; percent: number } | null>(null);
  const [failure, setFailure] = useState<{ step: ImportStep; text: string } | null>(null);
  const controller = useRef<AbortController | null>(null);
  // Of one file and the choices about it: a retry of the same import has one effect.
  const key = useRef<{ of: string; value: string } | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(step: ImportStep, call: (options: CallOptions) => Promise<void>) {
    controller.current?.abort();
    const started = new AbortController();
    controller.current = started;
    const { signal } = started;
    setRunning({ step, percent: 0 });
    setFailure(null);
    const onPercent = (percent: number) => !signal.aborted && setRunning({ step, percent });
    try {
      await call({
        signal,
        fetch: uploadFetch(onPercent),
        path: { id: venueId },
        throwOnError: true,
      });
    } catch (error) {
      if (!signal.aborted) setFailure({ step, text: toFailure(error).detail ?? t('failed') });
    } finally {
      if (controller.current === started) setRunning(null);
    }
  }

  // What was chosen about the last file that could be read: a corrected one keeps it.
  const last = useRef<{ content: TimetableFile | null; choices: ImportChoices | null }>({
    content: null,
    choices: null,
  });
  useEffect(() => {
    if (content && choices) last.current = { content, choices };
  }, [content, choices]);

  const mapping = choices ? JSON.stringify(toMapping(choices)) : '';
  // Leaving out what is refused changes nothing in the preview.
  const previewed = choices ? JSON.stringify(toMapping({ ...choices, leaveOut: false })) : '';
  const choose = (chosen: File) => {
    const before = last.current;
    setFile(chosen);
    setContent(null);
    setChoices(null);
    setPreview(null);
    setDone(null);
    key.current = null;
    return run('read', async (options) => {
      const { data } = await readVenueTimetable({ ...options, body: { file: chosen } });
      setContent(data);
      setChoices(nextChoices(data, before));
    });
  };
  return {
    file,
    content,
    choices,
    setChoices,
    done,
    running,
    failure,
    report: preview?.report ?? null,
    /** Whether the preview was made with what is chosen now. */
    isCurrent: preview !== null && preview.of === previewed,
    choose,
    retry: () => (file ? choose(file) : undefined),
    cancel() {
      controller.current?.abort();
      setRunning(null);
    },
    preview: () =>
      file &&
      run('preview', async (options) => {
        const { data } = await previewVenueTimetable({ ...options, body: { file, mapping } });
        setPreview({ of: previewed, report: data });
      }),
    confirm: () =>
      file &&
      run('import', async (options) => {
        if (key.current?.of !== mapping)
          key.current = { of: mapping, value: createIdempotencyKey() };
        const headers = { 'idempotency-key': key.current.value };
        const { data } = await importVenueTimetable({
          ...options,
          headers,
          body: { file, mapping },
        });
        setDone(data);
        await refetch(['schedule']);
      }),
  };
}

interface CallOptions {
  signal: AbortSignal;
  fetch: typeof fetch;
  path: { id: string };
  throwOnError: true;
}

/** The import of a file on the screen. */
export type TimetableImport = ReturnType<typeof useTimetableImport>;
