import {
  dismissFirstStepsMutation,
  type GetFirstStepsResponse,
  getFirstStepsQueryKey,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { hasSeenDigitalId } from '../features/checkins/seen-digital-id.ts';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { toFailure } from '../ui/problem.ts';
import { toastFailure } from '../ui/toast.ts';
import { FirstSteps } from './dashboard-parts.ts';

interface DashboardFirstStepsProps {
  progress: GetFirstStepsResponse;
  userId: string;
}

/** The list of a new member, until it is done or put away on every device. */
export function DashboardFirstSteps({ progress, userId }: DashboardFirstStepsProps) {
  const { t } = useTranslation('dashboard');
  const queryClient = useQueryClient();
  const dismiss = useMutation({
    ...dismissFirstStepsMutation(),
    onSuccess: () =>
      queryClient.setQueryData(getFirstStepsQueryKey(), { ...progress, shown: false }),
    onError: (error) => toastFailure(toFailure(error).detail ?? t('dismissFailed')),
  });
  return (
    <Suspense fallback={<LoadingRows rows={1} height={380} />}>
      <FirstSteps
        steps={progress.steps}
        digitalIdSeen={hasSeenDigitalId(userId)}
        busy={dismiss.isPending}
        onDismiss={() => dismiss.mutate({})}
      />
    </Suspense>
  );
}

/** A new member's list while there is something left on it; null once it is done or put away. */
export function openSteps(progress: GetFirstStepsResponse | undefined, userId: string) {
  if (!progress?.shown) return null;
  const allDone = hasSeenDigitalId(userId) && progress.steps.every(({ done }) => done);
  return allDone ? null : progress;
}
