import { openSharedBookingMutation } from '@pulse/contract/client';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { ActionLink } from '#ui/controls/action.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { SharedClass } from './shared-class.tsx';

/** What a friend sees who opens the link of a booking; `token` is null where the address has none. */
export function SharedBookingScreen({ token }: { token: string | null }) {
  const { t } = useTranslation('together');
  const open = useAction(openSharedBookingMutation(), { failure: 'note' });
  const { mutate } = open;
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (token === null || opened.current === token) return;
    opened.current = token;
    mutate({ body: { token } });
  }, [mutate, token]);
  if (open.data && token !== null) return <SharedClass token={token} shared={open.data} />;
  const isGone = token === null || (open.isError && toFailure(open.error).code === 'link_invalid');
  return (
    <>
      <PageTitle>{t('page.title')}</PageTitle>
      {isGone && (
        <EmptyState
          coverArt="yoga"
          action={
            <ActionLink to="/app/explore" variant="filled">
              {t('page.explore')}
            </ActionLink>
          }
        >
          {t('page.gone')}
        </EmptyState>
      )}
      {!isGone && open.isError && (
        <ErrorState error={open.error} onRetry={() => token && mutate({ body: { token } })} />
      )}
      {!isGone && !open.isError && <LoadingRows rows={3} height={104} />}
    </>
  );
}
