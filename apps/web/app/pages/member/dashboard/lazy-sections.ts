import { lazy } from 'react';

// Sections below the first screen, or that few members see, are loaded after it.
export const FirstSteps = lazy(() => import('#features/recommendations/first-steps.tsx'));
export const WeekStrip = lazy(() => import('#features/progress/week/week-strip.tsx'));
export const RecommendedClasses = lazy(
  () => import('#features/recommendations/recommended-classes.tsx'),
);
export const RecentActivity = lazy(
  () => import('#features/bookings/dashboard/recent-activity.tsx'),
);
export const VisitRating = lazy(() => import('#features/reviews/visit-rating/visit-rating.tsx'));
