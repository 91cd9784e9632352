import type { Venue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Avatar } from '#ui/display/avatar.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './coaches.module.css';

/** Enough to know a venue by; the app lists all. */
const maxCoaches = 8;

/** The venue's coaches with what they teach and their next class here. */
export function Coaches({ venue: { trainers, time_zone } }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  const { t: shared } = useTranslation();
  const format = useFormat();
  return (
    <ul className={classes.coaches}>
      {trainers
        .slice(0, maxCoaches)
        .map(({ id, name, bio, activities, photo_url, next_session }) => (
          <li key={id} className={classes.coach}>
            <Avatar name={name} photo={photo_url} size={72} />
            <div className={classes.details}>
              <h3 className={classes.name}>{name}</h3>
              <p>{format.list(activities.map((activity) => shared(`activity.${activity}`)))}</p>
              {bio && <p className={classes.bio}>{bio}</p>}
              {next_session && (
                <p>
                  {t('trainer.next', {
                    title: next_session.title,
                    day: format.date(next_session.starts_at, 'shortDay', time_zone),
                    time: format.time(next_session.starts_at, time_zone),
                  })}
                </p>
              )}
            </div>
          </li>
        ))}
    </ul>
  );
}
