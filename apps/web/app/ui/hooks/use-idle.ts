import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** What can wait does not wait for a page that requests nothing, nor for an answer that takes long. */
const longestWaitMs = { withoutRequest: 500, forAnswer: 5_000 };
const idleTimeoutMs = 3_000;

/**
 * Returns false while a page starts and waits for its first data, and true once the browser is idle after
 * that: on a slow network whatever loads earlier takes its part of the line from the first data.
 */
export function useIdle(): boolean {
  const queries = useQueryClient();
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (idle) return;
    let cancelIdle: (() => void) | undefined;
    const check = () => {
      if (isWaiting(queries)) {
        cancelIdle?.();
        cancelIdle = undefined;
      } else
        cancelIdle ??= whenIdle(() => {
          cancelIdle = undefined;
          if (!isWaiting(queries)) setIdle(true);
        });
    };
    const unsubscribe = queries.getQueryCache().subscribe(check);
    const withoutRequest = () => hasNoQuery(queries) && setIdle(true);
    const first = setTimeout(withoutRequest, longestWaitMs.withoutRequest);
    const last = setTimeout(setIdle, longestWaitMs.forAnswer, true);
    check();
    return () => {
      unsubscribe();
      cancelIdle?.();
      clearTimeout(first);
      clearTimeout(last);
    };
  }, [queries, idle]);
  return idle;
}

const hasNoQuery = (queries: QueryClient) => queries.getQueryCache().getAll().length === 0;

/** Whether the first data is still requested, or has not been asked for yet. */
function isWaiting(queries: QueryClient): boolean {
  const isFirst = {
    predicate: ({ state }: { state: { status: string } }) => state.status === 'pending',
  };
  return hasNoQuery(queries) || queries.isFetching(isFirst) > 0;
}

/** Calls back when the browser is idle; returns how to cancel. */
function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(handle);
}
