import { type Profile, setPhoto } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../ui/action.tsx';
import { toFailure } from '../../../ui/problem.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { readPicture, shrinkPicture } from '../../../ui/shrink-picture.ts';
import { uploadFetch } from '../../../ui/upload-fetch.ts';
import { UploadProgress } from '../../../ui/upload-progress.tsx';
import { FormMessage } from '../sign-in/form-message.tsx';
import { centred, squareOf } from './crop-square.ts';
import { PhotoCrop } from './photo-crop.tsx';
import classes from './photo-sheet.module.css';

interface PhotoSheetProps {
  file: File;
  onClose: () => void;
  onSaved: (profile: Profile) => void;
}

/** Pixels of the square that is sent: more than any screen shows of it. */
const SENT = 1024;

/** A chosen photo before it is everybody's: cut it to a square, then send it. */
export default function PhotoSheet({ file, onClose, onSaved }: PhotoSheetProps) {
  const { t } = useTranslation('profile');
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [choice, setChoice] = useState(centred);
  const [percent, setPercent] = useState(0);

  useEffect(() => {
    let read: ImageBitmap | undefined;
    let left = false;
    readPicture(file).then(
      (bitmap) => {
        read = bitmap;
        if (left) bitmap.close();
        else setPicture(bitmap);
      },
      () => setUnreadable(true),
    );
    return () => {
      left = true;
      read?.close();
    };
  }, [file]);

  const send = useMutation({
    mutationFn: async (from: ImageBitmap) => {
      setPercent(0);
      const photo = await shrinkPicture(from, SENT, squareOf(from, choice));
      const { data } = await setPhoto({
        body: { photo },
        fetch: uploadFetch(setPercent),
        throwOnError: true,
      });
      return data;
    },
    onSuccess: onSaved,
  });
  const failure = send.isError ? (toFailure(send.error).detail ?? t('photo.failed')) : undefined;

  return (
    <Sheet opened onClose={onClose} title={t('photo.title')}>
      <div className={classes.panel}>
        {picture && <PhotoCrop picture={picture} choice={choice} onChoose={setChoice} />}
        {send.isPending && <UploadProgress percent={percent} />}
        <FormMessage>{unreadable ? t('photo.unreadable') : failure}</FormMessage>
        <div className={classes.buttons}>
          <Action
            variant="filled"
            disabled={!picture || send.isPending}
            onClick={() => picture && send.mutate(picture)}
          >
            {t('photo.save')}
          </Action>
          <Action onClick={onClose}>{t('photo.cancel')}</Action>
        </div>
      </div>
    </Sheet>
  );
}
