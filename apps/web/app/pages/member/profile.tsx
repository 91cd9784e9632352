import { lazy, Suspense } from 'react';
import { ProfileScreen } from '../../features/accounts/profile/profile-screen.tsx';
import { LoadingRows } from '../../ui/feedback/loading-rows.tsx';

const FollowedCoaches = lazy(() => import('../../features/coaches/follow/followed-coaches.tsx'));

export default function Profile() {
  return (
    <ProfileScreen
      followedCoaches={
        <Suspense fallback={<LoadingRows rows={2} height={64} />}>
          <FollowedCoaches />
        </Suspense>
      }
    />
  );
}
