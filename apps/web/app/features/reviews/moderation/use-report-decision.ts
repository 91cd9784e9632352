import { decideReportsMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { toFailure } from '../../../ui/network/problem.ts';
import { useRefreshReports } from './use-reported-reviews.ts';

interface ReportDecisionOptions {
  /** What to say when it is done. */
  done: string;
  /** What to say where the server did not answer. */
  failed: string;
  onClose: () => void;
  onDecided: () => void;
}

/**
 * Sends what staff decide about a reported review. Where somebody else was faster, or the author
 * changed it, there is nothing left to decide here: the question closes and the list is asked anew.
 */
export function useReportDecision({ done, failed, onClose, onDecided }: ReportDecisionOptions) {
  const refresh = useRefreshReports();
  const finish = async () => {
    onClose();
    await refresh();
    onDecided();
  };
  return useMutation({
    ...decideReportsMutation(),
    onSuccess: () => {
      toastSuccess(done);
      return finish();
    },
    onError: (error) => {
      const { status, detail } = toFailure(error);
      if (status !== 404 && status !== 409) return undefined;
      toastFailure(detail ?? failed);
      return finish();
    },
  });
}
