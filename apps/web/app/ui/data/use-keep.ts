import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../actions/use-action.ts';
import { toastFailure } from '../feedback/toast.ts';
import type { Failure } from '../network/problem.ts';
import { type KeptList, showKept, takeBackKept } from './kept-list.ts';

interface KeepOptions<Item> {
  list: KeptList<Item>;
  /** As the list shows it until it is read again. */
  item: Item;
  send: (isKept: boolean) => Promise<unknown>;
  done?: (isKept: boolean) => string;
  onDone: () => unknown;
  failed: (isKept: boolean) => string;
  /** The refusal of a list that takes no more, which the server explains. */
  full: Failure['code'];
}

/**
 * Returns the function that keeps something in a list or removes it: shown at once, taken back with a
 * toast when the server refuses. Changes of one item are sent one after the other.
 */
export function useKeep<Item>(options: KeepOptions<Item>): (isKept: boolean) => void {
  const { list, item, send, done, onDone, failed, full } = options;
  const queries = useQueryClient();
  const change = useAction(
    {
      scope: { id: JSON.stringify([list.queryKey, list.idOf(item)]) },
      // Offline it must fail at once, not be kept some time later.
      networkMode: 'always',
      mutationFn: send,
      onMutate: (isKept: boolean) => showKept(queries, list, { item, isKept }),
    },
    {
      done: done && ((_, isKept) => done(isKept)),
      onDone,
      onFailed: async ({ code, detail }, isKept) => {
        toastFailure((code === full && detail) || failed(isKept));
        await takeBackKept(queries, list, { item, isKept });
        return true;
      },
    },
  );
  return (isKept) => change.mutate(isKept);
}
