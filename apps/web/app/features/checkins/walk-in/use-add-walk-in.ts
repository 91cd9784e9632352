import { addWalkInMutation } from '@pulse/contract/client';
import { useAction } from '#ui/actions/use-action.ts';
import { type Failure, toFailure } from '#ui/network/problem.ts';

/** Adds one member to classes as a walk-in; a repeated request returns the same place. */
export function useAddWalkIn(memberCode: string) {
  const add = useAction(addWalkInMutation(), {
    refetch: ['desk', 'today', 'look-up'],
    refetchAfterFailure: true,
    failure: 'note',
  });
  const failure = add.isError ? toFailure(add.error) : null;
  return {
    busy: add.isPending,
    /** The class that is being added to, or was last. */
    sessionId: add.variables?.body.class_session_id ?? null,
    added: add.data ?? null,
    failure,
    canPay: failure !== null && offersDropIn(failure),
    add: (class_session_id: string, pay_drop_in: boolean) =>
      add.mutate({ body: { class_session_id, member_code: memberCode, pay_drop_in } }),
  };
}

function offersDropIn(failure: Failure): boolean {
  if (!('details' in failure) || !failure.details) return false;
  return 'drop_in_allowed' in failure.details && failure.details.drop_in_allowed === true;
}
