import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../ui/action.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { type PlanColumn, PlanTable } from './plan-table.tsx';

/** `/pricing`: "Coming soon..." until an admin has published the prices, then the plans. */
export function PricingScreen() {
  const { t } = useTranslation('landing');
  const { t: shell } = useTranslation('shell');
  const [plans, setPlans] = useState<PlanColumn[]>([]);

  useEffect(() => {
    let shown = true;
    const load = async () => {
      const { listPublishedPlans } = await import('./list-published-plans.ts');
      const published = await listPublishedPlans();
      if (shown) setPlans(published);
    };
    void load();
    return () => {
      shown = false;
    };
  }, []);

  return (
    <>
      <PageTitle>{shell('nav.pricing')}</PageTitle>
      {plans.length === 0 ? (
        <p>{shell('comingSoon')}</p>
      ) : (
        <>
          <p>{t('plans.lead')}</p>
          <PlanTable plans={plans} />
          <ActionLink to="/auth?mode=sign-up" variant="book" size="large">
            {t('plans.start')}
          </ActionLink>
        </>
      )}
    </>
  );
}
