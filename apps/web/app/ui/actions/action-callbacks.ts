import type { QueryClient } from '@tanstack/react-query';
import { toastFailure, toastSuccess } from '../feedback/toast.ts';
import { type Failure, toFailure } from '../network/problem.ts';
import { type Refetched, refetch } from './refetch.ts';

export interface ActionOptions<Data, Variables> {
  /** The sentence of the toast after it succeeded; none without it. */
  done?: string | ((data: Data, variables: Variables) => string | null);
  /** What the change affects, read again before the action counts as ended. */
  refetch?: Refetched;
  /** A colleague may have changed it meanwhile: after a failure it is read again too. */
  refetchAfterFailure?: boolean;
  onDone?: (data: Data, variables: Variables) => unknown;
  /** Returns true when it has dealt with the failure, which is then not shown as a toast. */
  onFailed?: (failure: Failure, variables: Variables) => unknown;
  /** `note` leaves `failureText` to a form, a dialog or a sheet. */
  failure?: 'toast' | 'note';
}

/** What follows a mutation: `failedText` is the common sentence for a failure without one of its own. */
export function actionCallbacks<Data, Variables>(
  queries: QueryClient,
  failedText: string,
  options: ActionOptions<Data, Variables>,
) {
  const { done, refetch: affected, refetchAfterFailure = false } = options;
  const { onDone, onFailed, failure = 'toast' } = options;
  return {
    onSuccess: async (data: Data, variables: Variables): Promise<void> => {
      const sentence = typeof done === 'function' ? done(data, variables) : done;
      if (sentence) toastSuccess(sentence);
      await onDone?.(data, variables);
      if (affected) await refetch(queries, affected);
    },
    onError: async (thrown: unknown, variables: Variables): Promise<void> => {
      const isDealtWith = (await onFailed?.(toFailure(thrown), variables)) === true;
      if (isDealtWith) return;
      if (failure === 'toast') toastFailure(toFailure(thrown).detail ?? failedText);
      if (affected && refetchAfterFailure) await refetch(queries, affected);
    },
  };
}
