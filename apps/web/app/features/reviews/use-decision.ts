import { decideReportsMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { toFailure } from '../../ui/problem.ts';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useReportsChanged } from './use-reported-reviews.ts';

interface Decided {
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
export function useDecision({ done, failed, onClose, onDecided }: Decided) {
  const changed = useReportsChanged();
  const leave = async () => {
    onClose();
    await changed();
    onDecided();
  };
  return useMutation({
    ...decideReportsMutation(),
    onSuccess: () => {
      toastSuccess(done);
      return leave();
    },
    onError: (error) => {
      const { status, detail } = toFailure(error);
      if (status !== 404 && status !== 409) return undefined;
      toastFailure(detail ?? failed);
      return leave();
    },
  });
}
