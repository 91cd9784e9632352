import { useTranslation } from '#light-translator';
import { BrandMark } from '../../../ui/display/brand-mark.tsx';
import { QrCodeImage } from '../../../ui/qr-code/qr-code-image.tsx';
import classes from './poster.module.css';

/** The content of a poster. */
export interface PosterContent {
  /** The URL in the QR code. */
  url: string;
  /** The entrance. */
  label: string;
  /** The code that members can type instead; null for the signed link, which is too long. */
  code: string | null;
}

interface PosterProps {
  content: PosterContent;
  venueName: string;
}

/** The printed poster of an entrance with venue, code and instructions, black on white in both themes. */
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
