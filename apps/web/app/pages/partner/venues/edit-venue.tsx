import { getPartnerVenueOptions, type PartnerVenue } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { useSession } from '#features/accounts/session/use-session.ts';
import { VenueImages } from '#features/venues/images/venue-images.tsx';
import { PublishPanel } from '#features/venues/manage/publish/publish-panel.tsx';
import { ReadOnlyVenue } from '#features/venues/manage/read-only-venue.tsx';
import { VenueEditor } from '#features/venues/manage/venue-editor.tsx';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFocusHashTarget } from '#ui/hooks/use-focus-hash-target.ts';
import { PageLead } from '#ui/page/page-lead.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { BackToVenues } from './back-to-venues.tsx';
import { PlacePinMap } from './place-pin-map.tsx';
import { VenueFailure } from './venue-failure.tsx';

// Below a long form: the page is shown before it is loaded.
const ArchiveVenue = lazy(async () => {
  const { ArchiveVenue: component } = await import(
    '#features/venues/manage/publish/archive-venue.tsx'
  );
  return { default: component };
});

export default function EditVenue() {
  const { id = '' } = useParams();
  const { t } = useTranslation('partner-venues');
  const { user } = useSession();
  const found = useQuery(getPartnerVenueOptions({ path: { id } }));
  useFocusHashTarget(found.isSuccess);
  if (found.isPending) return <LoadingRows rows={6} height={120} />;
  if (found.isError)
    return <VenueFailure error={found.error} onRetry={() => void found.refetch()} />;
  const venue = found.data;
  const isAdmin = user?.role === 'partner_admin';
  return (
    <>
      <PageTitle above={<BackToVenues />}>{venue.name}</PageTitle>
      {isAdmin && venue.status !== 'archived' && <EditableVenue key={id} venue={venue} />}
      {isAdmin && venue.status === 'archived' && (
        <>
          <PublishPanel venue={venue} missing={[]} onBeforePublish={async () => true} />
          <ReadOnlyVenue venue={venue} />
          <VenueImages venueId={id} readOnly />
        </>
      )}
      {!isAdmin && (
        <>
          <PageLead>{t('readOnly')}</PageLead>
          <ReadOnlyVenue venue={venue} />
          <ActionLink to={`/app/partner/venues/${id}/preview`}>{t('preview.open')}</ActionLink>
          <ImportLink venueId={id} />
        </>
      )}
    </>
  );
}

function EditableVenue({ venue }: { venue: PartnerVenue }) {
  return (
    <>
      <VenueEditor venue={venue} renderMap={(content) => <PlacePinMap {...content} />} />
      <VenueImages venueId={venue.id} />
      <ImportLink venueId={venue.id} />
      <Suspense>
        <ArchiveVenue venue={venue} />
      </Suspense>
    </>
  );
}

function ImportLink({ venueId }: { venueId: string }) {
  const { t } = useTranslation('partner-venues');
  return (
    <ActionLink to={`/app/partner/venues/${venueId}/import`}>{t('importTimetable')}</ActionLink>
  );
}
