import { IconPhotoPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { DropZone } from '#ui/files/drop-zone.tsx';
import { FileInput } from '#ui/files/file-input.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { VENUE_IMAGE_TYPES } from './check-image-file.ts';
import classes from './images.module.css';
import { UploadRow } from './upload-row.tsx';
import type { useImageUploads } from './use-image-uploads.ts';

interface AddImagesProps {
  placesLeft: number;
  uploads: ReturnType<typeof useImageUploads>;
}

/** Adds images by choosing, dropping or pasting them, and shows those that are on their way. */
export function AddImages({
  placesLeft,
  uploads: { uploads, add, retry, cancel },
}: AddImagesProps) {
  const { t } = useTranslation('partner-images');
  const input = useRef<HTMLInputElement>(null);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  return (
    <>
      {uploads.length > 0 && (
        <Stack as="ul" gap={3} className="pulse-list">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onCancel={() => cancel(upload.id)}
            />
          ))}
        </Stack>
      )}
      <DropZone onFiles={add}>
        <FileInput ref={input} accept={VENUE_IMAGE_TYPES} multiple label={t('add')} onFiles={add} />
        {placesLeft > 0 && (
          <Action onClick={() => input.current?.click()}>
            <IconPhotoPlus size={20} stroke={1.6} aria-hidden="true" />
            {t('add')}
          </Action>
        )}
        <Text size="small" tone="quiet" className={classes.details}>
          {placesLeft > 0 ? t('hint', { count: placesLeft }) : t('full')}
        </Text>
      </DropZone>
    </>
  );
}
