import type { Coach } from '@pulse/contract/client';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Avatar } from '#ui/display/pictures/avatar.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './coach-profile.module.css';

interface CoachProfileProps {
  coach: Coach;
  /** What can be done about the coach, beside the name. */
  children?: ReactNode;
}

/** Who a coach is: photo or monogram, name, organisation, activities, description, and where they teach. */
export function CoachProfile({ coach, children }: CoachProfileProps) {
  const { t } = useTranslation('coaches');
  const { t: shared } = useTranslation();
  const format = useFormat();
  const { name, bio, activities, photo_url, organisation_name, venues } = coach;
  return (
    <header className={classes.header}>
      <title>{`${name} · Pulse`}</title>
      <Avatar name={name} photo={photo_url} size={128} />
      <div className={classes.details}>
        <h1 className={classes.name}>{name}</h1>
        <p className={classes.lead}>
          {t('at', { organisation: organisation_name })}
          {activities.length > 0 && (
            <span className={classes.activities}>
              {format.list(activities.map((activity) => shared(`activity.${activity}`)))}
            </span>
          )}
        </p>
        {bio && <p className={classes.bio}>{bio}</p>}
        {venues.length > 0 && (
          <ul className={classes.venues}>
            {venues.map((venue) => (
              <li key={venue.id}>
                <Link to={`/app/venue/${venue.id}`}>{venue.name}</Link>
                <span>{venue.district || format.city(venue.city)}</span>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </header>
  );
}
