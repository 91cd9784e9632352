import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PublicPage } from '#layouts/public/public-page.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { toFailure } from '#ui/network/problem.ts';
import NotFound from './not-found.tsx';

interface RenderedByServerProps<Page> {
  query: UseQueryResult<Page, unknown>;
  children: (page: Page) => ReactNode;
}

/**
 * A public page whose content the server renders into the template of the build (api:
 * platform/http/web-app/public-pages.ts). The app renders it itself after a link in the app, and
 * when its shell was served because the network or the renderer failed.
 */
export function RenderedByServer<Page>({ query, children }: RenderedByServerProps<Page>) {
  if (import.meta.env.SSR) return <div data-slot="page" />;
  if (query.isSuccess) return children(query.data);
  if (query.isError && toFailure(query.error).status === 404) return <NotFound />;
  return (
    <PublicPage>
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <LoadingRows rows={6} />
      )}
    </PublicPage>
  );
}
