import { useTranslation } from '#light-translator';
import { Note } from '../layout/note.tsx';
import { Stack } from '../layout/stack.tsx';
import classes from './upload-progress.module.css';

/** How much of an upload has been sent, in percent, as a bar and as text. */
export function UploadProgress({ percent }: { percent: number }) {
  const { t } = useTranslation();
  const label = t('upload.progress', { percent });
  return (
    <Stack gap={2}>
      <progress max={100} value={percent} aria-label={t('upload.label')} className={classes.bar} />
      <Note as="span">{label}</Note>
    </Stack>
  );
}
