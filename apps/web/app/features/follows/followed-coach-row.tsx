import type { FollowedCoach } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import classes from './followed-coaches.module.css';
import { useFollow } from './use-follow.ts';

/** One followed coach: their page, and a button to unfollow. */
export function FollowedCoachRow({ coach }: { coach: FollowedCoach }) {
  const { t } = useTranslation('followed-coaches');
  const setFollowed = useFollow(coach);
  const unfollow = () => {
    // The button goes with its row: the heading keeps the keyboard's place.
    document.getElementById('followed-coaches')?.focus();
    setFollowed(false);
  };
  return (
    <li className={classes.coach}>
      <Avatar name={coach.name} photo={coach.photo_url} size={48} />
      <span className={classes.details}>
        <Link to={`/app/coaches/${coach.trainer_id}`} className={classes.name}>
          {coach.name}
        </Link>
        <span className={classes.organisation}>{coach.organisation_name}</span>
      </span>
      <Action variant="subtle" onClick={unfollow}>
        {t('unfollow')}
        <span className="visually-hidden">{coach.name}</span>
      </Action>
    </li>
  );
}
