import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { useKeptRosters } from '../../offline-desk/use-kept-rosters.ts';
import { FrontDeskDay } from './front-desk-day.tsx';
import { maxVenues, useFrontDeskVenue } from './use-front-desk-venue.ts';

interface FrontDeskDashboardProps {
  userId: string;
  /** Whether the user may also cancel and resize classes. */
  canChangeClasses: boolean;
}

/** Front desk of one venue for today: expected members, arrivals, and check-in. */
export function FrontDeskDashboard({ userId, canChangeClasses }: FrontDeskDashboardProps) {
  const { t } = useTranslation('front-desk');
  const { venues, venueId, selectVenue } = useFrontDeskVenue();
  const kept = useKeptRosters(userId, maxVenues);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  if (venueId) {
    return (
      <FrontDeskDay
        key={venueId}
        userId={userId}
        venueId={venueId}
        kept={kept}
        isJustSelected={selectedId === venueId}
        onSelectVenue={(id) => {
          setSelectedId(id);
          selectVenue(id);
        }}
        canChangeClasses={canChangeClasses}
      />
    );
  }
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <QueryContent
        query={venues}
        loading={
          kept ? (
            <EmptyState coverArt="boxing">{t('offline.nothingKept')}</EmptyState>
          ) : (
            <LoadingRows rows={6} />
          )
        }
      >
        {() => <EmptyState coverArt="boxing">{t('venue.empty')}</EmptyState>}
      </QueryContent>
    </>
  );
}
