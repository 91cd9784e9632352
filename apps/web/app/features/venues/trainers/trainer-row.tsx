import type { PartnerTrainer } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { Avatar } from '#ui/display/pictures/avatar.tsx';
import plainList from '#ui/display/plain-list.module.css';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import classes from './trainers.module.css';

/** One trainer in two lines, with a link to the editor. */
export function TrainerRow({ trainer }: { trainer: PartnerTrainer }) {
  const { t } = useTranslation('partner-classes');
  const { t: shared } = useTranslation();
  const format = useFormat();
  const { id, name, activities, archived } = trainer;
  return (
    <li className={classes.trainer}>
      <Avatar name={name} size={36} />
      <div className={classes.about}>
        <Heading level={3} size="text">
          <Link to={`/app/partner/trainers/${id}`} className={plainList.link}>
            {name}
          </Link>
        </Heading>
        <Note>{format.list(activities.map((activity) => shared(`activity.${activity}`)))}</Note>
      </div>
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
