import { uploadScreenshot } from '@pulse/contract/client';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { decodeImage, resizeImage } from '#ui/files/resize-image.ts';
import { uploadFetch } from '#ui/files/upload-fetch.ts';
import { toFailure } from '#ui/network/problem.ts';

/** Pixels of the longer side, the limit of the server. */
const MAX_SIDE_PIXELS = 2000;

/** The upload of a screenshot: starts when it is chosen, so that sending the form need not wait. */
export interface ScreenshotUpload {
  state: 'none' | 'sending' | 'sent' | 'failed';
  percent: number;
  /** Object URL of the chosen image. */
  preview: string | null;
  /** Storage key on the server, once it is uploaded. */
  key: string | null;
  failure: string;
  choose(file: File): void;
  retry(): void;
  remove(): void;
}

const initialState = { state: 'none', percent: 0, preview: null, key: null, failure: '' } as const;

/** State and actions of the screenshot of the feedback form. */
export function useScreenshot(): ScreenshotUpload {
  const { t } = useTranslation('feedback');
  const [upload, setUpload] =
    useState<Omit<ScreenshotUpload, 'choose' | 'retry' | 'remove'>>(initialState);
  // A new choice aborts the previous upload; later updates of the aborted one are ignored.
  const currentUpload = useRef<AbortController | null>(null);
  const selectedFile = useRef<File | null>(null);
  const preview = upload.preview;
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);
  useEffect(() => () => currentUpload.current?.abort(), []);

  const choose = async (file: File) => {
    currentUpload.current?.abort();
    const controller = new AbortController();
    currentUpload.current = controller;
    selectedFile.current = file;
    const update = (change: Partial<ScreenshotUpload>) => {
      if (!controller.signal.aborted) setUpload((before) => ({ ...before, ...change }));
    };
    setUpload({ ...initialState, state: 'sending', preview: URL.createObjectURL(file) });
    const image = await decodeImage(file).catch(() => null);
    if (!image)
      return update({ state: 'failed', preview: null, failure: t('screenshot.unreadable') });
    try {
      const screenshot = await resizeImage(image, MAX_SIDE_PIXELS);
      const { data } = await uploadScreenshot({
        body: { screenshot },
        fetch: uploadFetch((percent) => update({ percent })),
        signal: controller.signal,
        throwOnError: true,
      });
      update({ state: 'sent', key: data.screenshot_key });
    } catch (error) {
      update({ state: 'failed', failure: toFailure(error).detail ?? t('screenshot.failed') });
    } finally {
      image.close();
    }
  };

  return {
    ...upload,
    choose: (file) => void choose(file),
    retry: () => {
      if (selectedFile.current) void choose(selectedFile.current);
    },
    remove: () => {
      currentUpload.current?.abort();
      selectedFile.current = null;
      setUpload(initialState);
    },
  };
}
