import { type Profile, setPhoto } from '@pulse/contract/client';
import { useEffect, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Action } from '#ui/controls/action.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { decodeImage, resizeImage } from '#ui/files/resize-image.ts';
import { uploadFetch } from '#ui/files/upload-fetch.ts';
import { UploadProgress } from '#ui/files/upload-progress.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { centredCrop, cropArea } from './crop-square.ts';
import { PhotoCrop } from './photo-crop.tsx';

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

  const upload = useAction(
    {
      mutationFn: async (source: ImageBitmap) => {
        setPercent(0);
        const photo = await resizeImage(source, UPLOAD_PIXELS, cropArea(source, crop));
        const fetch = uploadFetch(setPercent);
        return (await setPhoto({ body: { photo }, fetch, throwOnError: true })).data;
      },
    },
    { onDone: onSaved, failure: 'note' },
  );
  const failure = isUnreadable ? t('photo.unreadable') : upload.failureText;

  return (
    <Sheet opened onClose={onClose} title={t('photo.title')}>
      <Stack>
        {image && <PhotoCrop image={image} crop={crop} onChange={setCrop} />}
        {upload.isPending && <UploadProgress percent={percent} />}
        <FailureNote hidden={!failure}>{failure}</FailureNote>
        <ActionBar>
          <Action
            variant="filled"
            disabled={!image || upload.isPending}
            onClick={() => image && upload.mutate(image)}
          >
            {t('photo.save')}
          </Action>
          <Action onClick={onClose}>{t('photo.cancel')}</Action>
        </ActionBar>
      </Stack>
    </Sheet>
  );
}
