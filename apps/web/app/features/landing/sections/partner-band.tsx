import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { CoverImage } from './cover-image.tsx';
import classes from './partner-band.module.css';

/** The call to venue operators at the end of the landing page. */
export function PartnerBand() {
  const { t } = useTranslation('landing');
  return (
    <section className={classes.band}>
      <div className={classes.content}>
        <h2 className={classes.title}>{t('partner.title')}</h2>
        <p className={classes.text}>{t('partner.text')}</p>
        <Link to="/partner-onboarding" className={classes.action}>
          {t('partner.action')}
        </Link>
      </div>
      <CoverImage activity="spa" className={classes.image} />
    </section>
  );
}
