import { useTranslation } from 'react-i18next';
import { PageTitle } from '../ui/page-title.tsx';
import classes from './coming-soon.module.css';

/** A public page that is announced and not there yet. */
export function ComingSoon({ name }: { name: 'partners' | 'contact' }) {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.page}>
      <PageTitle>{t(`nav.${name}`)}</PageTitle>
      <p className={classes.text}>{t('comingSoon')}</p>
    </div>
  );
}
