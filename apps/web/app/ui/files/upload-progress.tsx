import { useTranslation } from '#light-translator';
import classes from './upload-progress.module.css';

/** How much of an upload has been sent, in percent, as a bar and as text. */
export function UploadProgress({ percent }: { percent: number }) {
  const { t } = useTranslation();
  const label = t('upload.progress', { percent });
  return (
    <div className={classes.upload}>
      <progress max={100} value={percent} aria-label={t('upload.label')} className={classes.bar} />
      <span className={classes.label}>{label}</span>
    </div>
  );
}
