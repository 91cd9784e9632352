import { getPartnerVenueOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { TimetableImport } from '#features/classes/timetable-import/timetable-import.tsx';
import { useTranslation } from '#light-translator';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { PageLead } from '#ui/page/page-lead.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { BackToDashboard } from './back-to-dashboard.tsx';
import { VenueFailure } from './venues/venue-failure.tsx';

export default function ImportTimetablePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('partner-import');
  const found = useQuery(getPartnerVenueOptions({ path: { id } }));
  if (found.isPending) return <LoadingRows rows={4} height={120} />;
  if (found.isError)
    return <VenueFailure error={found.error} onRetry={() => void found.refetch()} />;
  const venue = found.data;
  return (
    <>
      <PageTitle above={<BackToDashboard section="class-templates" />}>{t('title')}</PageTitle>
      {venue.status === 'archived' ? (
        <PageLead>{t('archived', { name: venue.name })}</PageLead>
      ) : (
        <>
          <PageLead>{t('lead', { name: venue.name })}</PageLead>
          <TimetableImport key={id} venue={venue} />
        </>
      )}
    </>
  );
}
