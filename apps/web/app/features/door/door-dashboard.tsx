import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { DoorDay } from './door-day.tsx';
import { useDoorVenue } from './use-door-venue.ts';

interface DoorDashboardProps {
  /** Whether this person may cancel and resize classes too. */
  mayChangeClasses: boolean;
}

/** The door of one venue, today: who is expected, who is in, and how to let members in. */
export function DoorDashboard({ mayChangeClasses }: DoorDashboardProps) {
  const { t } = useTranslation('door');
  const { venues, venueId, choose } = useDoorVenue();
  const [chosen, setChosen] = useState<string | null>(null);
  if (venueId) {
    return (
      <DoorDay
        key={venueId}
        venueId={venueId}
        justChosen={chosen === venueId}
        onChoose={(id) => {
          setChosen(id);
          choose(id);
        }}
        mayChangeClasses={mayChangeClasses}
      />
    );
  }
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {venues.isPending && <LoadingRows rows={6} />}
      {venues.isError && <ErrorState error={venues.error} onRetry={() => venues.refetch()} />}
      {venues.data && <EmptyState floor="boxing">{t('venue.empty')}</EmptyState>}
    </>
  );
}
