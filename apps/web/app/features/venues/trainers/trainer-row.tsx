import type { PartnerTrainer } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { Avatar } from '#ui/display/pictures/avatar.tsx';
import classes from '#ui/display/plain-list.module.css';
import { useFormat } from '#ui/format/use-format.ts';

/** One trainer with a link to the editor. */
export function TrainerRow({ trainer }: { trainer: PartnerTrainer }) {
  const { t } = useTranslation('partner-classes');
  const { t: shared } = useTranslation();
  const format = useFormat();
  const { id, name, bio, activities, archived } = trainer;
  return (
    <li className={classes.row}>
      <Avatar name={name} size={44} />
      <div className={classes.content}>
        <h3 className={classes.name}>
          <Link to={`/app/partner/trainers/${id}`} className={classes.link}>
            {name}
          </Link>
        </h3>
        <p className={classes.details}>{bio || t('trainers.noBio')}</p>
      </div>
      <p className={classes.details}>
        {format.list(activities.map((activity) => shared(`activity.${activity}`)))}
      </p>
      {!archived && (
        <ActionLink
          to={`/app/partner/trainers/${id}/absence`}
          variant="subtle"
          aria-label={`${t('trainers.illToday')}: ${name}`}
        >
          {t('trainers.illToday')}
        </ActionLink>
      )}
    </li>
  );
}
