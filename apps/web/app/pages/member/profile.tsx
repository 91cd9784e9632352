import { lazy, Suspense } from 'react';
import { ProfileScreen } from '#features/accounts/profile/profile-screen.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';

const FollowedCoaches = lazy(() => import('#features/follows/followed-coaches.tsx'));
const SearchAlerts = lazy(() => import('#features/explore/search-alerts/search-alerts.tsx'));

export default function Profile() {
  return (
    <ProfileScreen
      followedCoaches={
        <Suspense fallback={<LoadingRows rows={2} height={64} />}>
          <FollowedCoaches />
        </Suspense>
      }
      searchAlerts={
        <Suspense fallback={<LoadingRows rows={2} height={64} />}>
          <SearchAlerts />
        </Suspense>
      }
    />
  );
}
