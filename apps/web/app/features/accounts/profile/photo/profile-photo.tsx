import { getProfileQueryKey, type Profile, removePhotoMutation } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { FileInput } from '#ui/files/file-input.tsx';
import { IMAGE_TYPES } from '#ui/files/resize-image.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { toFailure } from '#ui/network/problem.ts';
import { loadUser } from '../../session/load-user.ts';
import classes from './profile-photo.module.css';

const PhotoSheet = lazy(() => import('./photo-sheet.tsx'));

/** Photo or initials, name and registration date, with actions to change or remove the photo. */
export function ProfilePhoto({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const queryClient = useQueryClient();
  const fileInput = useRef<HTMLInputElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const storeProfile = (saved: Profile) => {
    queryClient.setQueryData(getProfileQueryKey(), saved);
    void loadUser();
  };
  const remove = useMutation({
    ...removePhotoMutation(),
    onSuccess: (saved) => {
      storeProfile(saved);
      toastSuccess(t('photo.removed'));
      changeButton.current?.focus();
    },
    onError: (error) => toastFailure(toFailure(error).detail ?? t('photo.failed')),
  });
  const hasPhoto = profile.photo_url !== null;
  return (
    <div className={classes.person}>
      <Avatar name={profile.full_name} photo={profile.photo_url} size={96} />
      <div className={classes.details}>
        <strong className={classes.name}>{profile.full_name}</strong>
        <span className={classes.since}>
          {t('photo.since', { date: format.date(profile.created_at, 'monthYear') })}
        </span>
        <div className={classes.buttons}>
          <FileInput
            ref={fileInput}
            accept={IMAGE_TYPES}
            label={t('photo.choose')}
            onFiles={([file]) => setFile(file ?? null)}
          />
          <Action ref={changeButton} onClick={() => fileInput.current?.click()}>
            {t(hasPhoto ? 'photo.change' : 'photo.add')}
          </Action>
          {hasPhoto && (
            <Action variant="subtle" disabled={remove.isPending} onClick={() => remove.mutate({})}>
              {t('photo.remove')}
            </Action>
          )}
        </div>
      </div>
      {file && (
        <Suspense>
          <PhotoSheet
            file={file}
            onClose={() => setFile(null)}
            onSaved={(saved) => {
              storeProfile(saved);
              setFile(null);
              toastSuccess(t('photo.saved'));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
