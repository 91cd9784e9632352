import { useTranslation } from 'react-i18next';
import { CityNames } from './city-names.tsx';
import { Fairness } from './fairness.tsx';
import { Hero } from './hero.tsx';
import classes from './landing-screen.module.css';
import { PartnerBand } from './partner-band.tsx';
import { PickAFloor } from './pick-a-floor.tsx';
import { PlanTable } from './plan-table.tsx';
import { StartingSoon } from './starting-soon.tsx';
import { Steps } from './steps.tsx';
import { useStartingSoon } from './use-starting-soon.ts';

/** The start page: what Pulse is, a search, and what begins next, live. */
export function LandingScreen() {
  const { t } = useTranslation('landing');
  const soon = useStartingSoon();
  return (
    <div className={classes.page}>
      <title>{`Pulse · ${t('title')}`}</title>
      <meta name="description" content={t('description')} />
      <meta property="og:title" content={`Pulse · ${t('title')}`} />
      <meta property="og:description" content={t('description')} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content="/social-card.png" />
      <meta name="twitter:card" content="summary_large_image" />
      <Hero next={soon.sessions[0]} />
      <div className={classes.sections}>
        <StartingSoon {...soon} />
        <PickAFloor />
        <Steps />
        <Fairness />
        <PlanTable />
        <CityNames />
      </div>
      <PartnerBand />
    </div>
  );
}
