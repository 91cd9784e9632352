import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toFailure } from '../network/problem.ts';
import { type ActionOptions, actionCallbacks } from './action-callbacks.ts';

/**
 * An action: a generated mutation with what follows it. After a success the toast, then `onDone`, then
 * what it affects is read again; it is pending until then. After a failure the server's sentence or the
 * common one, as a toast or as `failureText`.
 */
export function useAction<Data, Thrown, Variables>(
  mutation: UseMutationOptions<Data, Thrown, Variables>,
  options: ActionOptions<Data, Variables> = {},
) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const failedText = t('action.failed');
  const action = useMutation({
    ...mutation,
    ...actionCallbacks<Data, Variables>(queries, failedText, options),
  });
  const failureText = action.isError ? (toFailure(action.error).detail ?? failedText) : null;
  return { ...action, failureText };
}
