import type { QueryClient } from '@tanstack/react-query';
import { translator } from '#light-translator';
import { refetch } from '#ui/actions/refetch.ts';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { keepSettling } from './keep-settling.ts';

/**
 * Sends what a person has queued at a desk, on every page of the app; the desk shows the result. Returns
 * a function that stops.
 */
export function syncQueue(queries: QueryClient, userId: string): () => void {
  return keepSettling(userId, ({ entered }) => {
    if (entered > 0) toastSuccess(translator.t('queueSettled', { ns: 'offline', count: entered }));
    void refetch(queries, ['desk', 'today', 'look-up']);
  });
}
