import type { SessionAtVenue, VenueSummary } from '@pulse/contract/client';
import { classPagePath, localDateOf } from '@pulse/domain';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useSession } from '#features/accounts/session/use-session.ts';
import { Explore } from '#features/explore/explore.tsx';
import { VisitorContext } from '#features/explore/visitor.ts';

const renderNoFavouriteButton = () => null;

/**
 * `/find`: list, map and times without an account. A class that is picked leads through joining to
 * its booking; a signed-in user is redirected to the same search in the app.
 */
export default function Find() {
  const { user } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  if (user) return <Navigate replace to={`/app/explore${search}`} />;
  const join = ({ id, starts_at }: SessionAtVenue, venue: VenueSummary) => {
    const localDate = localDateOf(Date.parse(starts_at), venue.time_zone);
    void navigate(classPagePath({ venueId: venue.id, localDate, sessionId: id }));
  };
  return (
    <VisitorContext value={true}>
      <Explore onPick={join} renderFavouriteButton={renderNoFavouriteButton} />
    </VisitorContext>
  );
}
