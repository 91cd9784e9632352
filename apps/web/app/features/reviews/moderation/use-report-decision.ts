import { decideReportsMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useRefreshReports } from './use-reported-reviews.ts';

interface ReportDecisionOptions {
  /** The message on success. */
  done: string;
  /** The message on failure without one from the server. */
  failed: string;
  onClose: () => void;
  onDecided: () => void;
}

/**
 * Returns the mutation that decides about a reported review. When a colleague was faster or the author
 * changed the review, the dialog closes with a message and the list is refetched.
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
