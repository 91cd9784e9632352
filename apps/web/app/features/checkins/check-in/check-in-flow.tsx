import { type CheckIn, type CheckInAtVenueData, findCheckInOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { CheckInConfirmation } from './check-in-confirmation.tsx';
import { CheckInOptionList } from './check-in-option-list.tsx';

/** Proof of the venue a member is at: a scanned QR code or a signed link. */
export type VenueProof = { qr_code: string } | { venue_id: string; signature: string };

/** Check-in at a scanned venue: the options of today, then the confirmation. */
export function CheckInFlow({ proof }: { proof: VenueProof }) {
  const { t } = useTranslation('checkins');
  const { t: tShell } = useTranslation('shell');
  const [checkIn, setCheckIn] = useState<CheckIn | null>(null);
  const optionsQuery = useQuery({
    queryKey: ['check-in-options', proof],
    queryFn: async ({ signal }) => {
      const { data } = await findCheckInOptions({ body: proof, signal, throwOnError: true });
      return data;
    },
    staleTime: 0,
    retry: false,
    // A check-in window may open while the member waits at the entrance.
    refetchInterval: 30_000,
  });
  if (checkIn) return <CheckInConfirmation checkIn={checkIn} />;
  if (optionsQuery.isPending) return <LoadingRows rows={2} height={148} />;
  if (optionsQuery.isError) {
    const { code } = toFailure(optionsQuery.error);
    const isUnknown = code === 'code_unknown' || code === 'code_revoked';
    return (
      <>
        {/* Without the venue's name the page still needs a heading for screen readers. */}
        <h1 className="visually-hidden">{tShell('title.checkIn')}</h1>
        {isUnknown ? (
          <EmptyState
            coverArt="hiit"
            action={
              <ActionBar>
                <ActionLink to="/app/digital-id" variant="primary">
                  {t('today.id')}
                </ActionLink>
                <ActionLink to="/app/venue-checkin">{t('venue.today')}</ActionLink>
              </ActionBar>
            }
          >
            {t(code === 'code_revoked' ? 'venue.revoked' : 'venue.unknown')}
          </EmptyState>
        ) : (
          <ErrorState error={optionsQuery.error} onRetry={() => optionsQuery.refetch()} />
        )}
      </>
    );
  }
  return (
    <CheckInOptionList
      options={optionsQuery.data}
      toRequest={(choice) => ({ ...proof, ...choice }) as CheckInAtVenueData['body']}
      onCheckedIn={setCheckIn}
    />
  );
}
