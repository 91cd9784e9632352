import { listFollowedCoachesOptions } from '@pulse/contract/client';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import classes from './follow-button.module.css';
import { type FollowTarget, useFollow } from './use-follow.ts';

/** Button that follows a coach, or stops following; its text says which of the two is true. */
export function FollowButton({ coach }: { coach: FollowTarget }) {
  const { t } = useTranslation('followed-coaches');
  const setFollowed = useFollow(coach);
  const { data: isFollowed = false, isPending } = useQuery({
    ...listFollowedCoachesOptions(),
    select: ({ items }) => items.some((item) => item.trainer_id === coach.trainer_id),
  });
  // Not "Follow" for a moment where it is followed: the place is kept until that is known.
  if (isPending) return <span className={classes.place} />;
  const Icon = isFollowed ? IconCheck : IconPlus;
  return (
    <Action
      variant={isFollowed ? 'default' : 'filled'}
      title={isFollowed ? t('unfollow') : undefined}
      onClick={() => setFollowed(!isFollowed)}
    >
      <Icon size={18} stroke={2} aria-hidden="true" />
      {t(isFollowed ? 'following' : 'follow')}
      <span className="visually-hidden">{coach.name}</span>
    </Action>
  );
}
