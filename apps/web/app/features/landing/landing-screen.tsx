import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../ui/page-meta.tsx';
import { CityNames } from './city-names.tsx';
import { Fairness } from './fairness.tsx';
import { Hero } from './hero.tsx';
import classes from './landing-screen.module.css';
import { PartnerBand } from './partner-band.tsx';
import { PickAFloor } from './pick-a-floor.tsx';
import { StartingSoon } from './starting-soon.tsx';
import { Steps } from './steps.tsx';
import { ThreePlans } from './three-plans.tsx';
import { useStartingSoon } from './use-starting-soon.ts';

/** The start page: what Pulse is, a search, and what begins next, live. */
export function LandingScreen() {
  const { t } = useTranslation('landing');
  const soon = useStartingSoon();
  return (
    <div className={classes.page}>
      <title>{`Pulse · ${t('title')}`}</title>
      <PageMeta title={t('title')} description={t('description')} />
      <Hero next={soon.sessions[0]} />
      <div className={classes.sections}>
        <StartingSoon {...soon} />
        <PickAFloor />
        <Steps />
        <Fairness />
        <ThreePlans />
        <CityNames />
      </div>
      <PartnerBand />
    </div>
  );
}
