import type { FollowedCoach } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { SavedRow } from '#ui/data/saved-list.tsx';
import { Avatar } from '#ui/display/pictures/avatar.tsx';
import { useFollow } from './use-follow.ts';

/** One followed coach: their page, and a button to unfollow. */
export function FollowedCoachRow({ coach }: { coach: FollowedCoach }) {
  const { t } = useTranslation('followed-coaches');
  const setFollowed = useFollow(coach);
  return (
    <SavedRow
      listId="followed-coaches"
      picture={<Avatar name={coach.name} photo={coach.photo_url} size={48} />}
      name={coach.name}
      to={`/app/coaches/${coach.trainer_id}`}
      note={coach.organisation_name}
      remove={t('unfollow')}
      onRemove={() => setFollowed(false)}
    />
  );
}
