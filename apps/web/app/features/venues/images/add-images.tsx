import { IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { Row } from '#ui/layout/row.tsx';
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

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Adds images by choosing, dropping or pasting them, and shows those that are on their way. */
export function AddImages({
  placesLeft,
  uploads: { uploads, add, retry, cancel },
}: AddImagesProps) {
  const { t } = useTranslation('partner-images');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
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
      <Row
        align="center"
        className={classes.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setIsOver(false);
          add([...event.dataTransfer.files]);
        }}
      >
        <input
          ref={input}
          type="file"
          accept={VENUE_IMAGE_TYPES}
          multiple
          hidden
          aria-label={t('add')}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])]);
            // The same file may be chosen again.
            event.currentTarget.value = '';
          }}
        />
        {placesLeft > 0 && (
          <Action onClick={() => input.current?.click()}>
            <IconPhotoPlus size={20} stroke={1.6} aria-hidden="true" />
            {t('add')}
          </Action>
        )}
        <Text size="small" tone="quiet" className={classes.details}>
          {placesLeft > 0 ? t('hint', { count: placesLeft }) : t('full')}
        </Text>
      </Row>
    </>
  );
}
