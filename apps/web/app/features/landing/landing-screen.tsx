import { useTranslation } from '#light-translator';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { StructuredData } from '#ui/page/structured-data.tsx';
import { Hero } from './hero/hero.tsx';
import classes from './landing-screen.module.css';
import { PlanOverview } from './pricing/plan-overview.tsx';
import { ActivityMosaic } from './sections/activity-mosaic.tsx';
import { CityNames } from './sections/city-names.tsx';
import { Fairness } from './sections/fairness.tsx';
import { PartnerBand } from './sections/partner-band.tsx';
import { Steps } from './sections/steps.tsx';
import { siteStructuredData } from './site-structured-data.ts';
import { UpcomingClasses } from './upcoming-classes/upcoming-classes.tsx';
import { usePageScript } from './use-page-script.ts';

/** The landing page: what Pulse is, a search, and the upcoming classes. */
export function LandingScreen() {
  const { t } = useTranslation('landing');
  const pageRef = usePageScript(
    async () => (await import('#public-site/landing/start-landing.ts')).startLanding,
  );
  return (
    <div ref={pageRef} className={classes.page} data-page-script="landing" data-full-width>
      <title>{`Pulse · ${t('title')}`}</title>
      <PageMeta path="/" title={t('title')} description={t('description')} />
      <StructuredData data={siteStructuredData(t('description'))} />
      <Hero />
      <div className={classes.sections}>
        <UpcomingClasses />
        <Steps />
        <ActivityMosaic />
        <Fairness />
        <PlanOverview />
        <CityNames />
      </div>
      <PartnerBand />
    </div>
  );
}
