import type { ClassTemplate } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import classes from '../../dashboard/plain-list.module.css';
import { StateMark } from '../state-mark.tsx';
import { WeeklyTimesText } from '../times/weekly-times-text.tsx';

/** One class: its name, its weekly times beneath each other, its coach and its places. */
export function ClassTemplateRow({ template }: { template: ClassTemplate }) {
  const { t } = useTranslation('partner-classes');
  const { id, name, status, trainer_name, weekly, capacity } = template;
  return (
    <li className={classes.templateRow}>
      <div className={classes.content}>
        <h3 className={`${classes.name} ${classes.title}`}>
          <Link to={`/app/partner/class-templates/${id}`} className={classes.link}>
            {name}
          </Link>
          {status !== 'published' && <StateMark status={status} />}
        </h3>
        {trainer_name && (
          <p className={classes.details}>{t('templates.with', { trainer: trainer_name })}</p>
        )}
      </div>
      <WeeklyTimesText weekly={weekly} className={classes.times} />
      <p>{t('templates.places', { count: capacity })}</p>
    </li>
  );
}
