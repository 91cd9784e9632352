import { type Profile, setPhoto } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { decodeImage, resizeImage } from '#ui/files/resize-image.ts';
import { uploadFetch } from '#ui/files/upload-fetch.ts';
import { UploadProgress } from '#ui/files/upload-progress.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { FormMessage } from '../../form-message.tsx';
import { centredCrop, cropArea } from './crop-square.ts';
import { PhotoCrop } from './photo-crop.tsx';
import classes from './photo-sheet.module.css';

interface PhotoSheetProps {
  file: File;
  onClose: () => void;
  onSaved: (profile: Profile) => void;
}

/** Side of the uploaded square, in pixels. */
const UPLOAD_PIXELS = 1024;

/** Crops a chosen photo to a square, then uploads it. */
export default function PhotoSheet({ file, onClose, onSaved }: PhotoSheetProps) {
  const { t } = useTranslation('profile');
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [crop, setCrop] = useState(centredCrop);
  const [percent, setPercent] = useState(0);

  useEffect(() => {
    let decoded: ImageBitmap | undefined;
    let unmounted = false;
    decodeImage(file).then(
      (bitmap) => {
        decoded = bitmap;
        if (unmounted) bitmap.close();
        else setImage(bitmap);
      },
      () => setIsUnreadable(true),
    );
    return () => {
      unmounted = true;
      decoded?.close();
    };
  }, [file]);

  const upload = useMutation({
    mutationFn: async (source: ImageBitmap) => {
      setPercent(0);
      const photo = await resizeImage(source, UPLOAD_PIXELS, cropArea(source, crop));
      const { data } = await setPhoto({
        body: { photo },
        fetch: uploadFetch(setPercent),
        throwOnError: true,
      });
      return data;
    },
    onSuccess: onSaved,
  });
  const failure = upload.isError
    ? (toFailure(upload.error).detail ?? t('photo.failed'))
    : undefined;

  return (
    <Sheet opened onClose={onClose} title={t('photo.title')}>
      <div className={classes.panel}>
        {image && <PhotoCrop image={image} crop={crop} onChange={setCrop} />}
        {upload.isPending && <UploadProgress percent={percent} />}
        <FormMessage>{isUnreadable ? t('photo.unreadable') : failure}</FormMessage>
        <div className={classes.buttons}>
          <Action
            variant="filled"
            disabled={!image || upload.isPending}
            onClick={() => image && upload.mutate(image)}
          >
            {t('photo.save')}
          </Action>
          <Action onClick={onClose}>{t('photo.cancel')}</Action>
        </div>
      </div>
    </Sheet>
  );
}
