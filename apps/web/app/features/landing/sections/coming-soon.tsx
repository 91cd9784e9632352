import { useTranslation } from '#light-translator';
import classes from './coming-soon.module.css';

/** What a public page announces and does not have yet. */
export function ComingSoon({ what }: { what: string }) {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.row} data-slot="coming-soon">
      <p className={classes.what}>{what}</p>
      <p>{t('comingSoon')}</p>
    </div>
  );
}
