import type { Venue } from '@pulse/contract/client';
import { IconCalendarEvent } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Avatar } from '#ui/display/avatar.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './venue-trainers.module.css';

type Trainer = Venue['trainers'][number];

/** One trainer with activities, bio and next class. */
export function TrainerCard({ trainer, timeZone }: { trainer: Trainer; timeZone: string }) {
  const { t } = useTranslation('venues');
  const { t: shared } = useTranslation();
  const format = useFormat();
  const { id, name, bio, activities, photo_url, next_session: next } = trainer;
  return (
    <li className={classes.card}>
      {photo_url ? (
        <img
          src={photo_url}
          alt={t('trainer.photo', { name })}
          width={72}
          height={72}
          loading="lazy"
          className={classes.photo}
        />
      ) : (
        <Avatar name={name} size={72} />
      )}
      <div className={classes.content}>
        <h3>
          <Link to={`/app/coaches/${id}`}>{name}</Link>
        </h3>
        {activities.length > 0 && (
          <p className={classes.teaches}>
            {format.list(activities.map((activity) => shared(`activity.${activity}`)))}
          </p>
        )}
        {bio && <p>{bio}</p>}
        {next ? (
          <Link
            to={`?date=${next.local_date}&session=${next.id}`}
            preventScrollReset
            className={classes.next}
          >
            <IconCalendarEvent size={18} stroke={1.6} aria-hidden="true" />
            <span>
              <span className="visually-hidden">{name}: </span>
              {t('trainer.next', {
                title: next.title,
                day: format.date(next.starts_at, 'shortDay', timeZone),
                time: format.time(next.starts_at, timeZone),
              })}
            </span>
          </Link>
        ) : (
          <p className={classes.none}>{t('trainer.none')}</p>
        )}
      </div>
    </li>
  );
}
