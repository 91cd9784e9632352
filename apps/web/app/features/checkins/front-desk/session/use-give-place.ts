import { addWalkInMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useRefreshFrontDesk } from '../../live/use-refresh-front-desk.ts';

/** Gives a member on the waitlist who is here a free place, and announces it. */
export function useGivePlace(announce: (message: string) => void) {
  const { t } = useTranslation('front-desk');
  const refresh = useRefreshFrontDesk();
  const add = useMutation({
    ...addWalkInMutation(),
    onSuccess: ({ member }) => announce(t('roster.placeGiven', { name: member.full_name })),
    onError: (error) => toastFailure(toFailure(error).detail ?? t('roster.failed')),
    onSettled: () => refresh(),
  });
  return {
    busy: add.isPending,
    give: (class_session_id: string, member_code: string) =>
      add.mutate({ body: { class_session_id, member_code, pay_drop_in: false } }),
  };
}
