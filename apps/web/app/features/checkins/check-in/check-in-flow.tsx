import { type CheckIn, type CheckInAtVenueData, findCheckInOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../ui/controls/action.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import { toFailure } from '../../../ui/network/problem.ts';
import { CheckInConfirmation } from './check-in-confirmation.tsx';
import classes from './check-in-flow.module.css';
import { CheckInOptions } from './check-in-options.tsx';
import type { VenueProof } from './venue-proof.ts';

/** From a scanned venue to being in: what is possible here today, one tap, the arrival. */
export function CheckInFlow({ proof }: { proof: VenueProof }) {
  const { t } = useTranslation('checkins');
  const { t: tShell } = useTranslation('shell');
  const [checkIn, setCheckIn] = useState<CheckIn | null>(null);
  const checkInQuery = useQuery({
    queryKey: ['door', proof],
    queryFn: async ({ signal }) => {
      const { data } = await findCheckInOptions({ body: proof, signal, throwOnError: true });
      return data;
    },
    staleTime: 0,
    retry: false,
    // A window opens while the member stands at the door.
    refetchInterval: 30_000,
  });
  if (checkIn) return <CheckInConfirmation checkIn={checkIn} />;
  if (checkInQuery.isPending) return <LoadingRows rows={2} height={148} />;
  if (checkInQuery.isError) {
    const { code } = toFailure(checkInQuery.error);
    // Where the venue's name would stand: a page without a heading cannot be found by it.
    const heading = <h1 className="visually-hidden">{tShell('title.checkIn')}</h1>;
    if (code !== 'code_unknown' && code !== 'code_revoked') {
      return (
        <>
          {heading}
          <ErrorState error={checkInQuery.error} onRetry={() => checkInQuery.refetch()} />
        </>
      );
    }
    return (
      <>
        {heading}
        <EmptyState
          coverArt="hiit"
          action={
            <div className={classes.ways}>
              <ActionLink to="/app/scan" variant="book">
                {t('door.scanAgain')}
              </ActionLink>
              <ActionLink to="/app/digital-id">{t('today.id')}</ActionLink>
            </div>
          }
        >
          {t(code === 'code_revoked' ? 'door.revoked' : 'door.unknown')}
        </EmptyState>
      </>
    );
  }
  return (
    <CheckInOptions
      options={checkInQuery.data}
      toRequest={(choice) => ({ ...proof, ...choice }) as CheckInAtVenueData['body']}
      onCheckedIn={setCheckIn}
    />
  );
}
