import { addVenueImage, getPartnerVenueQueryKey } from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { uploadFetch } from '#ui/files/upload-fetch.ts';
import { type Failure, toFailure } from '#ui/network/problem.ts';
import { useStoreVenue } from '../manage/use-store-venue.ts';
import { checkImageFile, type FileFault } from './check-image-file.ts';

/** A chosen file on its way to the server. */
export interface ImageUpload {
  id: number;
  file: File;
  /** `preparing`: sent completely, and the server is making its sizes and formats. */
  state: 'waiting' | 'sending' | 'preparing' | 'failed';
  percent: number;
  /** Why it was not even sent. */
  fault?: FileFault | 'tooMany';
  /** What the server or the network said. */
  failure?: Failure;
}

/** Uploads images of a venue one after another, at most as many as it has places left. */
export function useImageUploads(venueId: string, placesLeft: number) {
  const queryClient = useQueryClient();
  const store = useStoreVenue();
  const [uploads, setUploads] = useState<ImageUpload[]>([]);
  const nextId = useRef(1);
  const sending = useRef<{ id: number; controller: AbortController } | null>(null);
  const change = (id: number, changes: Partial<ImageUpload>) =>
    setUploads((all) =>
      all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
    );
  const drop = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));

  const send = useEffectEvent(async ({ id, file }: ImageUpload) => {
    const controller = new AbortController();
    sending.current = { id, controller };
    change(id, { state: 'sending', percent: 0 });
    const onPercent = (percent: number) =>
      change(id, { percent, state: percent === 100 ? 'preparing' : 'sending' });
    const path = { id: venueId };
    try {
      const { data } = await addVenueImage({
        path,
        body: { file },
        fetch: uploadFetch(onPercent),
        signal: controller.signal,
        throwOnError: true,
      });
      store(data);
      drop(id);
    } catch (error) {
      if (!controller.signal.aborted) change(id, { state: 'failed', failure: toFailure(error) });
      // What it was refused for may have happened elsewhere: another person added the fifth.
      void queryClient.invalidateQueries({ queryKey: getPartnerVenueQueryKey({ path }) });
    } finally {
      if (sending.current?.id === id) sending.current = null;
    }
  });

  const isSending = uploads.some(({ state }) => state === 'sending' || state === 'preparing');
  const next = isSending ? undefined : uploads.find(({ state }) => state === 'waiting');
  useEffect(() => {
    if (next && !sending.current) void send(next);
  }, [next]);
  useEffect(() => () => sending.current?.controller.abort(), []);

  return {
    uploads,
    add(files: readonly File[]) {
      const pending = uploads.filter(({ state }) => state !== 'failed').length;
      let free = placesLeft - pending;
      const added = files.map((file): ImageUpload => {
        const base = { id: nextId.current++, file, percent: 0 };
        const fault = checkImageFile(file) ?? (free > 0 ? undefined : 'tooMany');
        if (fault) return { ...base, state: 'failed', fault };
        free -= 1;
        return { ...base, state: 'waiting' };
      });
      setUploads((all) => [...all, ...added]);
    },
    retry: (id: number) => change(id, { state: 'waiting', percent: 0, failure: undefined }),
    /** Stops an upload, or forgets one that failed. */
    cancel(id: number) {
      if (sending.current?.id === id) {
        sending.current.controller.abort();
        // At once, so that the next one is not kept waiting for the answer to the abort.
        sending.current = null;
      }
      drop(id);
    },
  };
}
