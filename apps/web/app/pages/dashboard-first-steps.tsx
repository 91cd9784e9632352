import {
  dismissFirstStepsMutation,
  type GetFirstStepsResponse,
  getFirstStepsQueryKey,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { readStoredDigitalId } from '../features/checkins/stored-digital-id.ts';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { toFailure } from '../ui/problem.ts';
import { toastFailure } from '../ui/toast.ts';
import { FirstSteps } from './dashboard-parts.ts';

/** The list of a new member, until it is done or put away on every device. */
export function DashboardFirstSteps({ progress }: { progress: GetFirstStepsResponse }) {
  const { t } = useTranslation('dashboard');
  const queryClient = useQueryClient();
  const dismiss = useMutation({
    ...dismissFirstStepsMutation(),
    onSuccess: () =>
      queryClient.setQueryData(getFirstStepsQueryKey(), { ...progress, shown: false }),
    onError: (error) => toastFailure(toFailure(error).detail ?? t('dismissFailed')),
  });
  const digitalIdKept = readStoredDigitalId() !== null;
  const allDone = digitalIdKept && progress.steps.every(({ done }) => done);
  if (!progress.shown || allDone) return null;
  return (
    <Suspense fallback={<LoadingRows rows={1} height={380} />}>
      <FirstSteps
        steps={progress.steps}
        digitalIdKept={digitalIdKept}
        busy={dismiss.isPending}
        onDismiss={() => dismiss.mutate({})}
      />
    </Suspense>
  );
}
