import { useParams } from 'react-router';
import { VenueGone } from '../features/venues/venue-gone.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { toFailure } from '../ui/problem.ts';
import { useVenue } from './use-venue.ts';
import classes from './venue.module.css';
import { VenueWhole } from './venue-whole.tsx';

export default function VenuePage() {
  const { id = '' } = useParams();
  const page = useVenue(id);
  const { answer, venue } = page;
  if (answer.isError)
    return (
      <main id="main" tabIndex={-1} className={classes.alone}>
        {toFailure(answer.error).status === 404 ? (
          <VenueGone />
        ) : (
          <ErrorState error={answer.error} onRetry={() => answer.refetch()} />
        )}
      </main>
    );
  if (!venue)
    return (
      <main id="main" tabIndex={-1} className={classes.page}>
        <div className={classes.pictures} aria-hidden="true" />
        <div className={classes.alone}>
          <LoadingRows rows={5} height={130} />
        </div>
      </main>
    );
  return <VenueWhole {...page} venue={venue} />;
}
