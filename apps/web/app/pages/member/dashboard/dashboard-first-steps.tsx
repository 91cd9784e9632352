import type { GetFirstStepsResponse } from '@pulse/contract/client';
import { Suspense } from 'react';
import { hasSeenDigitalId } from '../../../features/checkins/digital-id/digital-id-seen.ts';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import { FirstSteps } from './lazy-sections.ts';

interface DashboardFirstStepsProps {
  progress: GetFirstStepsResponse;
  userId: string;
}

/** The list of a new member, until it is done or put away on every device. */
export function DashboardFirstSteps({ progress, userId }: DashboardFirstStepsProps) {
  return (
    <Suspense fallback={<LoadingRows rows={1} height={380} />}>
      <FirstSteps progress={progress} hasSeenDigitalId={hasSeenDigitalId(userId)} />
    </Suspense>
  );
}

/** A new member's list while there is something left on it; null once it is done or put away. */
export function openSteps(progress: GetFirstStepsResponse | undefined, userId: string) {
  if (!progress?.shown) return null;
  const allDone = hasSeenDigitalId(userId) && progress.steps.every(({ done }) => done);
  return allDone ? null : progress;
}
