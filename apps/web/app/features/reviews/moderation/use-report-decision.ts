import { decideReportsMutation } from '@pulse/contract/client';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { toastFailure } from '#ui/feedback/toast.ts';

interface ReportDecisionOptions {
  /** The message on success. */
  done: string;
  onClose: () => void;
  onDecided: () => void;
}

/**
 * The action that decides about a reported review. When a colleague was faster or the author changed
 * the review, the dialog closes with a message and the list is refetched.
 */
export function useReportDecision({ done, onClose, onDecided }: ReportDecisionOptions) {
  const refetch = useRefetch();
  const finish = async () => {
    onClose();
    await refetch(['reviews']);
    onDecided();
  };
  return useAction(decideReportsMutation(), {
    done,
    onDone: finish,
    onFailed: async ({ status, detail }) => {
      if (status !== 404 && status !== 409) return false;
      if (detail) toastFailure(detail);
      await finish();
      return true;
    },
    failure: 'note',
  });
}
