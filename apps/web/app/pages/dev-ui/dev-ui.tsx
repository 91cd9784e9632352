import { PageTitle } from '../../ui/page-title.tsx';
import NotFound from '../not-found.tsx';
import { DesignParts } from './design-parts.tsx';
import { DesignTokens } from './design-tokens.tsx';

/** `/dev/ui`: the whole design system on one page, in development only. */
export default function DevUi() {
  if (!import.meta.env.DEV) return <NotFound />;
  return (
    <>
      <PageTitle>Design system</PageTitle>
      <DesignTokens />
      <DesignParts />
    </>
  );
}
