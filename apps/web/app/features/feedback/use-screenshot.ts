import { uploadScreenshot } from '@pulse/contract/client';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFailure } from '../../ui/problem.ts';
import { readPicture, shrinkPicture } from '../../ui/shrink-picture.ts';
import { uploadFetch } from '../../ui/upload-fetch.ts';

/** Pixels of the longer side: what the server keeps. */
const SENT = 2000;

/** A screenshot on its way: sent as soon as it is chosen, so that the words need not wait for it. */
export interface Screenshot {
  state: 'none' | 'sending' | 'sent' | 'failed';
  percent: number;
  /** Where the chosen picture is seen, on this device. */
  preview: string | null;
  /** What the server calls it, once it is there. */
  key: string | null;
  failure: string;
  choose(file: File): void;
  retry(): void;
  remove(): void;
}

const none = { state: 'none', percent: 0, preview: null, key: null, failure: '' } as const;

export function useScreenshot(): Screenshot {
  const { t } = useTranslation('feedback');
  const [shown, setShown] = useState<Omit<Screenshot, 'choose' | 'retry' | 'remove'>>(none);
  // Each choice stops the one before; what it still hears then counts no more.
  const running = useRef<AbortController | null>(null);
  const chosen = useRef<File | null>(null);
  const preview = shown.preview;
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);
  useEffect(() => () => running.current?.abort(), []);

  const choose = async (file: File) => {
    running.current?.abort();
    const turn = new AbortController();
    running.current = turn;
    chosen.current = file;
    const put = (change: Partial<Screenshot>) => {
      if (!turn.signal.aborted) setShown((before) => ({ ...before, ...change }));
    };
    setShown({ ...none, state: 'sending', preview: URL.createObjectURL(file) });
    const picture = await readPicture(file).catch(() => null);
    if (!picture) return put({ state: 'failed', preview: null, failure: t('shot.unreadable') });
    try {
      const screenshot = await shrinkPicture(picture, SENT);
      const { data } = await uploadScreenshot({
        body: { screenshot },
        fetch: uploadFetch((percent) => put({ percent })),
        signal: turn.signal,
        throwOnError: true,
      });
      put({ state: 'sent', key: data.screenshot_key });
    } catch (error) {
      put({ state: 'failed', failure: toFailure(error).detail ?? t('shot.failed') });
    } finally {
      picture.close();
    }
  };

  return {
    ...shown,
    choose: (file) => void choose(file),
    retry: () => {
      if (chosen.current) void choose(chosen.current);
    },
    remove: () => {
      running.current?.abort();
      chosen.current = null;
      setShown(none);
    },
  };
}
