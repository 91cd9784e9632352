import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import classes from './explore-map.module.css';

/** The legend: a sample of each kind of pin. */
export function MapLegend() {
  const { t } = useTranslation('explore');
  const { t: shared } = useTranslation();
  return (
    <ul className={classes.legend} aria-label={t('legend.label')}>
      <li>
        <span className={classes.sample} data-state="next" aria-hidden="true">
          18:30
        </span>
        {t('legend.next')}
      </li>
      <li>
        <span className={classes.sample} data-state="booked" aria-hidden="true">
          <IconCircleCheckFilled size={13} />
          19:45
        </span>
        {shared('status.booked')}
      </li>
      <li>
        <span className={classes.sample} data-state="full" aria-hidden="true">
          20:00
        </span>
        {shared('status.full')}
      </li>
    </ul>
  );
}
