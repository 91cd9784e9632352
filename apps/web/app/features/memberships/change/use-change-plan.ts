import { type ChangeQuote, changePlanMutation } from '@pulse/contract/client';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { showToast, toastSuccess } from '#ui/feedback/toast.ts';
import { navigateToUrl } from '#ui/page/navigate-to-url.ts';
import { useMembershipChanged } from '../manage/use-membership-changed.ts';

/**
 * Takes a quote. Done, it leads to the class for which the plan is wanted, else to the membership;
 * when the bank asks, to where that is confirmed. A quote that no longer holds is handed over with its replacement.
 */
export function useChangePlan(
  onStale: (quote: ChangeQuote) => void,
  classSessionId: string | null,
) {
  const { t } = useTranslation('membership-changes');
  const navigate = useNavigate();
  const showChanged = useMembershipChanged();
  return useAction(changePlanMutation(), {
    onDone: ({ status, confirm_url: confirmUrl, membership }) => {
      if (confirmUrl !== null) return navigateToUrl(confirmUrl, navigate);
      if (status === 'done') toastSuccess(t('change.done'));
      else showToast(t('change.processing'));
      const bookHere = classSessionId && status === 'done';
      void navigate(
        bookHere ? `/app/subscription-success?session=${classSessionId}` : '/app/membership',
      );
      showChanged(membership);
    },
    onFailed: (failure) => {
      if (failure.code === 'quote_stale') onStale(failure.details.quote);
    },
    failure: 'note',
  });
}
