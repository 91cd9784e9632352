import { type CheckIn, type CheckInAtVenueData, lookAtDoor } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../ui/action.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { toFailure } from '../../ui/problem.ts';
import { Arrival } from './arrival.tsx';
import classes from './check-in-flow.module.css';
import { DoorChoices } from './door-choices.tsx';
import type { DoorProof } from './door-proof.ts';

/** From a scanned venue to being in: what is possible here today, one tap, the arrival. */
export function CheckInFlow({ proof }: { proof: DoorProof }) {
  const { t } = useTranslation('checkins');
  const { t: frame } = useTranslation('shell');
  const [arrival, setArrival] = useState<CheckIn | null>(null);
  const door = useQuery({
    queryKey: ['door', proof],
    queryFn: async ({ signal }) => {
      const { data } = await lookAtDoor({ body: proof, signal, throwOnError: true });
      return data;
    },
    staleTime: 0,
    retry: false,
    // A window opens while the member stands at the door.
    refetchInterval: 30_000,
  });
  if (arrival) return <Arrival checkIn={arrival} />;
  if (door.isPending) return <LoadingRows rows={2} height={148} />;
  if (door.isError) {
    const { code } = toFailure(door.error);
    // Where the venue's name would stand: a page without a heading cannot be found by it.
    const heading = <h1 className="visually-hidden">{frame('title.checkIn')}</h1>;
    if (code !== 'code_unknown' && code !== 'code_revoked') {
      return (
        <>
          {heading}
          <ErrorState error={door.error} onRetry={() => door.refetch()} />
        </>
      );
    }
    return (
      <>
        {heading}
        <EmptyState
          floor="hiit"
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
    <DoorChoices
      door={door.data}
      request={(wish) => ({ ...proof, ...wish }) as CheckInAtVenueData['body']}
      onArrival={setArrival}
    />
  );
}
