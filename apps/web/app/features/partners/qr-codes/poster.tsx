import { useTranslation } from '#light-translator';
import { BrandMark } from '../../../ui/display/brand-mark.tsx';
import { QrCodeImage } from '../../../ui/qr-code/qr-code-image.tsx';
import classes from './poster.module.css';
import type { PosterContent } from './poster-content.ts';

interface PosterProps {
  content: PosterContent;
  venueName: string;
}

/** What hangs at the entrance: venue, code, what to do. Black on white wherever it is shown. */
export function Poster({ content, venueName }: PosterProps) {
  const { t } = useTranslation('partners');
  const { url, label, code } = content;
  return (
    <div className={classes.poster}>
      <p className={classes.venue}>{venueName}</p>
      <p className={classes.entrance}>{label}</p>
      <QrCodeImage text={url} label={t('codes.image', { label })} className={classes.image} />
      <p className={classes.scan}>{t('poster.scan')}</p>
      <p className={classes.instructions}>{t('poster.how')}</p>
      {code && (
        <p className={classes.instructions}>
          {t('poster.type')} <span className={classes.code}>{code}</span>
        </p>
      )}
      <BrandMark />
    </div>
  );
}
