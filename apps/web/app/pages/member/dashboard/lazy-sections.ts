import { lazy } from 'react';

// What stands below the first screen, or on few people's, comes after it.
export const FirstSteps = lazy(() => import('../../../features/recommendations/first-steps.tsx'));
export const RecommendedClasses = lazy(
  () => import('../../../features/recommendations/recommended-classes.tsx'),
);
export const RecentActivity = lazy(
  () => import('../../../features/bookings/dashboard/recent-activity.tsx'),
);
