import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import classes from './poster.module.css';
import type { PosterWish } from './poster-wish.ts';

interface PosterProps {
  wish: PosterWish;
  venueName: string;
}

/** What hangs at the entrance: venue, code, what to do. Black on white wherever it is shown. */
export function Poster({ wish, venueName }: PosterProps) {
  const { t } = useTranslation('partners');
  const { url, label, code } = wish;
  return (
    <div className={classes.poster}>
      <p className={classes.venue}>{venueName}</p>
      <p className={classes.entrance}>{label}</p>
      <QrPicture text={url} label={t('codes.picture', { label })} className={classes.picture} />
      <p className={classes.scan}>{t('poster.scan')}</p>
      <p className={classes.how}>{t('poster.how')}</p>
      {code && (
        <p className={classes.how}>
          {t('poster.type')} <span className={classes.code}>{code}</span>
        </p>
      )}
      <BrandMark />
    </div>
  );
}
