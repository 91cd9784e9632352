import { listPublicCitiesOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { CitiesPageContent } from '#features/public-pages/city/cities-page-content.tsx';
import { publicQueryClient } from './public-query-client.ts';
import { RenderedByServer } from './rendered-by-server.tsx';

/** `/cities`. */
export default function CitiesPublicPage() {
  const query = useQuery(listPublicCitiesOptions(), publicQueryClient);
  return (
    <RenderedByServer query={query}>
      {({ items }) => <CitiesPageContent cities={items} />}
    </RenderedByServer>
  );
}
