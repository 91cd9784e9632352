import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { Row } from '#ui/layout/row.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { Section } from '#ui/page/section.tsx';
import { ComingSoon } from '../sections/coming-soon.tsx';
import { PageOpening } from '../sections/page-opening.tsx';
import { Points } from '../sections/points.tsx';
import classes from '../sections/short-page.module.css';
import { usePageScript } from '../use-page-script.ts';
import { PlanTable } from './plan-table.tsx';

/**
 * `/pricing`: what each plan includes, and what holds in all of them. The prices are "Coming
 * soon..." until an admin has published them.
 */
export function PricingScreen() {
  const { t } = useTranslation('about');
  const { t: landing } = useTranslation('landing');
  const { t: shell } = useTranslation('shell');
  const pageRef = usePageScript(
    async () => (await import('#public-site/pricing/start-pricing.ts')).startPricing,
  );
  return (
    <div ref={pageRef} className={classes.page} data-page-script="pricing">
      <PageMeta path="/pricing" title={shell('nav.pricing')} description={landing('pricing')} />
      <PageOpening title={shell('nav.pricing')} lead={t('pricing.lead')} activity="swimming">
        <ActionLink to="/auth?mode=sign-up" variant="primary" size="large">
          {landing('plans.start')}
        </ActionLink>
      </PageOpening>
      <Section title={landing('plans.title')} ruled={false}>
        <div data-slot="plans">
          <PlanTable priced />
        </div>
        <ComingSoon what={t('pricing.prices')} />
      </Section>
      <Section title={t('pricing.everyTitle')} lead={t('pricing.everyLead')}>
        <Points points={t('pricing.every', { returnObjects: true })} />
        <Row as="p" className={classes.links}>
          <ActionLink to="/auth?mode=sign-up" variant="filled" size="large">
            {landing('plans.start')}
          </ActionLink>
          <ActionLink to="/faq" size="large">
            {t('pricing.faq')}
          </ActionLink>
        </Row>
      </Section>
    </div>
  );
}
