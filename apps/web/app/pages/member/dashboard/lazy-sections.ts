import { lazy } from 'react';

// Sections below the first screen, or that few members see, are loaded after it.
export const FirstSteps = lazy(() => import('../../../features/recommendations/first-steps.tsx'));
export const RecommendedClasses = lazy(
  () => import('../../../features/recommendations/recommended-classes.tsx'),
);
export const RecentActivity = lazy(
  () => import('../../../features/bookings/dashboard/recent-activity.tsx'),
);
