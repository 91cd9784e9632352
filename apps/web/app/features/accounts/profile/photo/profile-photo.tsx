import { getProfileQueryKey, type Profile, removePhotoMutation } from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Action } from '#ui/controls/action.tsx';
import { Avatar } from '#ui/display/pictures/avatar.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { FileInput } from '#ui/files/file-input.tsx';
import { IMAGE_TYPES } from '#ui/files/resize-image.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { loadUser } from '../../session/load-user.ts';
import classes from './photo.module.css';

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
  const remove = useAction(removePhotoMutation(), {
    done: t('photo.removed'),
    onDone: (saved) => {
      storeProfile(saved);
      changeButton.current?.focus();
    },
  });
  const hasPhoto = profile.photo_url !== null;
  return (
    <Row gap={5} align="center" wrap={false} className={classes.person}>
      <Avatar name={profile.full_name} photo={profile.photo_url} size={96} />
      <div className={classes.details}>
        <strong className={classes.name}>{profile.full_name}</strong>
        <Note as="span">
          {t('photo.since', { date: format.date(profile.created_at, 'monthYear') })}
        </Note>
        <ActionBar className={classes.buttons}>
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
        </ActionBar>
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
    </Row>
  );
}
