import { useParams } from 'react-router';
import { VenueNotFound } from '#features/venues/header/venue-not-found.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { useRecordView } from './use-record-view.ts';
import { useVenue } from './use-venue.ts';
import classes from './venue.module.css';
import { VenueContent } from './venue-content.tsx';

export default function VenuePage() {
  const { id = '' } = useParams();
  const page = useVenue(id);
  const { venueQuery, venue } = page;
  // 400: the address is not one of a venue.
  const notFound = venueQuery.isError && toFailure(venueQuery.error).status === 404;
  useRecordView(id, venue, notFound);
  if (venueQuery.isError)
    return (
      <main id="main" tabIndex={-1} className={classes.message}>
        {notFound ? (
          <VenueNotFound />
        ) : (
          <ErrorState error={venueQuery.error} onRetry={() => venueQuery.refetch()} />
        )}
      </main>
    );
  if (!venue)
    return (
      <main id="main" tabIndex={-1} className={classes.page}>
        <div className={classes.galleryPlaceholder} aria-hidden="true" />
        <div className={classes.message}>
          <LoadingRows rows={5} height={130} />
        </div>
      </main>
    );
  return <VenueContent {...page} venue={venue} />;
}
