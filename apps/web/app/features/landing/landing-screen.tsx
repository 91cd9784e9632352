import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../ui/page-meta.tsx';
import { StructuredData } from '../../ui/structured-data.tsx';
import { aboutPulse } from './about-pulse.ts';
import { CityNames } from './city-names.tsx';
import { Fairness } from './fairness.tsx';
import { Hero } from './hero.tsx';
import classes from './landing-screen.module.css';
import { PartnerBand } from './partner-band.tsx';
import { PickAFloor } from './pick-a-floor.tsx';
import { StartingSoon } from './starting-soon.tsx';
import { Steps } from './steps.tsx';
import { ThreePlans } from './three-plans.tsx';
import { useLive } from './use-live.ts';

/** The start page: what Pulse is, a search, and what begins next, live. */
export function LandingScreen() {
  const { t } = useTranslation('landing');
  const page = useLive(async () => (await import('./live/start-landing.ts')).startLanding);
  return (
    <div ref={page} className={classes.page} data-live="landing">
      <title>{`Pulse · ${t('title')}`}</title>
      <PageMeta path="/" title={t('title')} description={t('description')} />
      <StructuredData data={aboutPulse(t('description'))} />
      <Hero />
      <div className={classes.sections}>
        <StartingSoon />
        <Steps />
        <PickAFloor />
        <Fairness />
        <ThreePlans />
        <CityNames />
      </div>
      <PartnerBand />
    </div>
  );
}
