import { lazy } from 'react';

/** The greeting of the hour in a zone. */
export function greetingOf(now: number, zone: string) {
  const hour = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).hour;
  if (hour < 5 || hour >= 18) return 'greeting.evening';
  return hour < 12 ? 'greeting.morning' : 'greeting.afternoon';
}

// What stands below the first screen, or on few people's, comes after it.
export const FirstSteps = lazy(() => import('../features/recommendations/first-steps.tsx'));
export const RecommendedClasses = lazy(
  () => import('../features/recommendations/recommended-classes.tsx'),
);
export const RecentActivity = lazy(() => import('../features/bookings/recent-activity.tsx'));
