import {
  getPartnerTrainerOptions,
  removeTrainerPhotoMutation,
  setTrainerPhoto,
} from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Action } from '#ui/controls/action.tsx';
import { Avatar } from '#ui/display/pictures/avatar.tsx';
import { FileInput } from '#ui/files/file-input.tsx';
import { uploadFetch } from '#ui/files/upload-fetch.ts';
import { UploadProgress } from '#ui/files/upload-progress.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { checkImageFile, VENUE_IMAGE_TYPES } from './check-image-file.ts';
import classes from './images.module.css';

/** The photo of a trainer, to add, replace and remove; saved at once. */
export function TrainerPhoto(props: { trainerId: string }) {
  return (
    // While its texts load, the rest of the page stays.
    <Suspense>
      <EditablePhoto {...props} />
    </Suspense>
  );
}

function EditablePhoto({ trainerId }: { trainerId: string }) {
  const { t } = useTranslation('partner-images');
  const path = { id: trainerId };
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [percent, setPercent] = useState(0);
  const { data: trainer } = useQuery(getPartnerTrainerOptions({ path }));
  const send = async (photo: File) => {
    const fault = checkImageFile(photo);
    // Refused as the server would, with a sentence for the reader.
    if (fault) throw { status: 400, code: 'unknown', detail: t(`fault.${fault}`) };
    setPercent(0);
    const fetch = uploadFetch(setPercent);
    const { data } = await setTrainerPhoto({ path, body: { photo }, fetch, throwOnError: true });
    return data;
  };
  const saved = { failure: 'note', refetch: ['venues'] } as const;
  const focus = () => addButton.current?.focus();
  const upload = useAction(
    { mutationFn: send },
    { ...saved, done: t('photo.saved'), onDone: focus },
  );
  const remove = useAction(removeTrainerPhotoMutation(), {
    ...saved,
    done: t('photo.removed'),
    onDone: () => {
      upload.reset();
      focus();
    },
  });
  if (!trainer) return null;
  return (
    <Row gap={4} align="center">
      <Avatar name={trainer.name} photo={trainer.photo_url} size={96} />
      <Stack gap={2} className={classes.details}>
        <Row gap={2}>
          <FileInput
            ref={input}
            accept={VENUE_IMAGE_TYPES}
            label={t('photo.add')}
            onFiles={([file]) => file && upload.mutate(file)}
          />
          <Action
            ref={addButton}
            disabled={upload.isPending}
            onClick={() => input.current?.click()}
          >
            {t(trainer.photo_url ? 'photo.change' : 'photo.add')}
          </Action>
          {trainer.photo_url && (
            <Action
              variant="subtle"
              disabled={remove.isPending}
              onClick={() => remove.mutate({ path })}
            >
              {t('photo.remove')}
            </Action>
          )}
        </Row>
        {upload.isPending && <UploadProgress percent={percent} />}
        <Text size="small" tone="quiet">
          {t('photo.hint')}
        </Text>
        <Text role="alert" tone="danger">
          {upload.failureText ?? remove.failureText}
        </Text>
      </Stack>
    </Row>
  );
}
