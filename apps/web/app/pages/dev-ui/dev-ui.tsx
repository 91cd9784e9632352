import { PageTitle } from '#ui/page/page-title.tsx';
import NotFound from '../public/not-found.tsx';
import { ComponentExamples } from './component-examples.tsx';
import { DesignTokens } from './design-tokens.tsx';
import { FormExamples } from './form-examples.tsx';
import { LayoutExamples } from './layout-examples.tsx';

/** `/dev/ui`: the whole design system on one page, in development only. */
export default function DevUi() {
  if (!import.meta.env.DEV) return <NotFound />;
  return (
    <>
      <PageTitle>Design system</PageTitle>
      <DesignTokens />
      <LayoutExamples />
      <ComponentExamples />
      <FormExamples />
    </>
  );
}
