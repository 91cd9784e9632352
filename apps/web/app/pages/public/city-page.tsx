import { getCityPageOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { CityPageContent } from '#features/public-pages/city/city-page-content.tsx';
import { publicQueryClient } from './public-query-client.ts';
import { RenderedByServer } from './rendered-by-server.tsx';

/** `/cities/{slug}`, with `?activity=` and the cursor of a later page of its venues. */
export default function CityPublicPage() {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const [activity, cursor] = [search.get('activity'), search.get('cursor')];
  const filter = { ...(activity && { activity }), ...(cursor && { cursor }) };
  const query = useQuery(getCityPageOptions({ path: { slug }, query: filter }), publicQueryClient);
  return (
    <RenderedByServer query={query}>
      {(page) => <CityPageContent page={page} drawing={null} />}
    </RenderedByServer>
  );
}
