import { useTranslation } from '#light-translator';
import { ActionLink } from '../../../ui/controls/action.tsx';
import { PageMeta } from '../../../ui/page/page-meta.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { usePageScript } from '../use-page-script.ts';
import { PlanTable } from './plan-table.tsx';

/** `/pricing`: "Coming soon..." until an admin has published the prices, then the plans. */
export function PricingScreen() {
  const { t } = useTranslation('landing');
  const { t: shell } = useTranslation('shell');
  const pageRef = usePageScript(
    async () => (await import('../../../../public-site/pricing/start-pricing.ts')).startPricing,
  );
  return (
    <div ref={pageRef} data-page-script="pricing">
      <PageMeta path="/pricing" title={shell('nav.pricing')} description={t('pricing')} />
      <PageTitle>{shell('nav.pricing')}</PageTitle>
      <p data-slot="coming-soon">{shell('comingSoon')}</p>
      <div data-slot="plans" hidden>
        <p>{t('plans.lead')}</p>
        <PlanTable priced />
        <ActionLink to="/auth?mode=sign-up" variant="primary" size="large">
          {t('plans.start')}
        </ActionLink>
      </div>
    </div>
  );
}
