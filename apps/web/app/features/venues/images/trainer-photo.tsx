import {
  getPartnerTrainerOptions,
  getPartnerTrainerQueryKey,
  listPartnerTrainersQueryKey,
  type PartnerTrainer,
  removeTrainerPhotoMutation,
  setTrainerPhoto,
} from '@pulse/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { uploadFetch } from '#ui/files/upload-fetch.ts';
import { UploadProgress } from '#ui/files/upload-progress.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { checkImageFile, VENUE_IMAGE_TYPES } from './check-image-file.ts';
import classes from './trainer-photo.module.css';

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
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [percent, setPercent] = useState(0);
  const { data: trainer } = useQuery(getPartnerTrainerOptions({ path }));
  const show = (saved: PartnerTrainer) => {
    queryClient.setQueryData(getPartnerTrainerQueryKey({ path }), saved);
    void queryClient.invalidateQueries({ queryKey: listPartnerTrainersQueryKey() });
    addButton.current?.focus();
  };
  const upload = useMutation({
    mutationFn: async (photo: File) => {
      const fault = checkImageFile(photo);
      // Refused as the server would, with a sentence for the reader.
      if (fault) throw { status: 400, code: 'unknown', detail: t(`fault.${fault}`) };
      setPercent(0);
      const fetch = uploadFetch(setPercent);
      const { data } = await setTrainerPhoto({ path, body: { photo }, fetch, throwOnError: true });
      return data;
    },
    onSuccess: (saved) => {
      show(saved);
      toastSuccess(t('photo.saved'));
    },
  });
  const remove = useMutation({
    ...removeTrainerPhotoMutation(),
    onSuccess: (saved) => {
      upload.reset();
      show(saved);
      toastSuccess(t('photo.removed'));
    },
  });
  if (!trainer) return null;
  const error = upload.error ?? remove.error;
  return (
    <div className={classes.photo}>
      <Avatar name={trainer.name} photo={trainer.photo_url} size={96} />
      <div className={classes.details}>
        <div className={classes.buttons}>
          <input
            ref={input}
            type="file"
            accept={VENUE_IMAGE_TYPES}
            hidden
            aria-label={t('photo.add')}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) upload.mutate(file);
              event.currentTarget.value = '';
            }}
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
        </div>
        {upload.isPending && <UploadProgress percent={percent} />}
        <p className={classes.hint}>{t('photo.hint')}</p>
        <p role="alert" className={classes.failure}>
          {error && (toFailure(error).detail ?? t('photo.failed'))}
        </p>
      </div>
    </div>
  );
}
