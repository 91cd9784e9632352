import { type PartnerClassSession, previewClassSession } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { ChangeScope } from '../../sessions/scope/scope-choice.tsx';
import { formatMinute } from '../grid/grid-size.ts';
import type { MoveTarget } from './move-target.ts';

/** A session that was dropped on a new start and is not saved yet. */
export interface PlannedMove {
  session: PartnerClassSession;
  target: MoveTarget;
}

/** The fields of the request that moves a session to a target; a date is of one session only. */
export function moveRequest({ session, target }: PlannedMove, scope: ChangeScope) {
  const start = formatMinute(target.minute);
  const body = scope === 'this' ? { local_date: target.date, start } : { start, scope };
  return { path: { id: session.id }, body };
}

export type MovePreview = ReturnType<typeof useMovePreview>;

/** Queries what a planned move would do; nothing without one. */
export function useMovePreview(planned: PlannedMove | null, scope: ChangeScope) {
  const request = planned && moveRequest(planned, scope);
  const { starts_at, booked, waitlisted } = planned?.session ?? {};
  const { data, error } = useQuery({
    // A session that was moved or booked meanwhile has another preview.
    queryKey: [{ _id: 'previewClassSession', ...request, starts_at, booked, waitlisted }],
    queryFn: async ({ signal }) => {
      if (!request) throw new Error('Nothing is planned.');
      return (await previewClassSession({ ...request, signal, throwOnError: true })).data;
    },
    enabled: request !== null,
    staleTime: 0,
    gcTime: 0,
  });
  // Read here: the dialog, loaded later, would not be drawn anew for what was not read before.
  return { impact: data, error };
}
