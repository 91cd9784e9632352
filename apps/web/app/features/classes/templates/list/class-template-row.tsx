import type { ClassTemplate } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import list from '#ui/display/plain-list.module.css';
import { StateMark } from '../state-mark.tsx';
import { WeeklyTimesText } from '../times/weekly-times-text.tsx';
import classes from './class-template-row.module.css';

interface ClassTemplateRowProps {
  name: string;
  /** The classes of this name: one for each trainer, capacity or price. */
  templates: readonly ClassTemplate[];
}

/** One name with the weekly times of each class that has it, its coach and its places. */
export function ClassTemplateRow({ name, templates }: ClassTemplateRowProps) {
  const { t } = useTranslation('partner-classes');
  return (
    <li className={classes.row}>
      <h3 className={list.name}>{name}</h3>
      <ul className={classes.classes}>
        {templates.map(({ id, status, trainer_name, weekly, capacity }) => (
          <li key={id} className={classes.class}>
            <WeeklyTimesText weekly={weekly} className={list.times} />
            <p className={list.details}>
              {trainer_name ? t('templates.with', { trainer: trainer_name }) : t('trainer.nobody')}
            </p>
            <p className={classes.places}>
              {t('templates.places', { count: capacity })}
              {status !== 'published' && <StateMark status={status} />}
            </p>
            <Link
              to={`/app/partner/class-templates/${id}`}
              className={classes.edit}
              aria-label={
                trainer_name
                  ? t('templates.editWith', { name, trainer: trainer_name })
                  : t('templates.editOf', { name })
              }
            >
              {t('templates.edit')}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
