import { getEligibilityOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { liveClassOptions } from '../class-to-book/live-class-options.ts';
import { useBookClass } from './use-book-class.ts';
import { useBookSheetTitle } from './use-book-sheet-title.ts';

/** Everything about booking one class: its places, what the member may do, the request; null: none. */
export function useBookSession(sessionId: string | null) {
  const id = sessionId ?? '';
  const { refetchInterval, ...options } = liveClassOptions(id);
  const live = { enabled: sessionId !== null, staleTime: 0, refetchInterval };
  const detail = useQuery({ ...options, ...live });
  const eligibility = useQuery({ ...getEligibilityOptions({ path: { id } }), ...live });
  const bookMutation = useBookClass(id);
  const title = useBookSheetTitle(detail.data, eligibility.data, bookMutation.data);
  return { detail, eligibility, bookMutation, title };
}
