import { getVenuePageOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { VenuePageContent } from '#features/public-pages/venue/venue-page-content.tsx';
import { publicQueryClient } from './public-query-client.ts';
import { RenderedByServer } from './rendered-by-server.tsx';

/** `/venues/{slug}`. An earlier slug leads to the current one. */
export default function VenuePublicPage() {
  const { slug = '' } = useParams();
  const query = useQuery(getVenuePageOptions({ path: { slug } }), publicQueryClient);
  return (
    <RenderedByServer query={query}>
      {(page) =>
        page.slug === slug ? (
          <VenuePageContent page={page} drawing={null} />
        ) : (
          <Navigate replace to={`/venues/${page.slug}`} />
        )
      }
    </RenderedByServer>
  );
}
