import type { GetFirstStepsResponse } from '@pulse/contract/client';
import { Suspense } from 'react';
import { hasSeenDigitalId } from '#features/checkins/digital-id/digital-id-seen.ts';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { FirstSteps } from './lazy-sections.ts';

interface DashboardFirstStepsProps {
  progress: GetFirstStepsResponse;
  userId: string;
}

/** The first steps of a new member. */
export function DashboardFirstSteps({ progress, userId }: DashboardFirstStepsProps) {
  return (
    <Suspense fallback={<LoadingRows rows={1} height={380} />}>
      <FirstSteps progress={progress} hasSeenDigitalId={hasSeenDigitalId(userId)} />
    </Suspense>
  );
}

/** Returns the first steps of a member; null once they are done or dismissed. */
export function openSteps(progress: GetFirstStepsResponse | undefined, userId: string) {
  if (!progress?.shown) return null;
  const allDone = hasSeenDigitalId(userId) && progress.steps.every(({ done }) => done);
  return allDone ? null : progress;
}
