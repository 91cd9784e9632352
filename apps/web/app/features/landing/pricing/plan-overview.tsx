import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { Section } from '#ui/page/section.tsx';
import { PlanTable } from './plan-table.tsx';

/** The three plans on the landing page; their prices are on /pricing once published. */
export function PlanOverview() {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('plans.title')} lead={t('plans.lead')}>
      <div data-slot="plans">
        <PlanTable />
      </div>
      <ActionLink to="/auth?mode=sign-up" variant="filled" size="large">
        {t('plans.start')}
      </ActionLink>
    </Section>
  );
}
