import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../ui/action.tsx';
import { PlanTable } from './plan-table.tsx';
import { Section } from './section.tsx';

/** The plans as the product starts with them; their prices show on /pricing once published. */
const plans = [
  { name: 'Basic', perDay: 1, perMonth: 8, plus: 0 },
  { name: 'Plus', perDay: 2, perMonth: 16, plus: 4 },
  { name: 'Unlimited', perDay: 3, perMonth: null, plus: 12 },
];

/** The three plans on the start page. */
export function ThreePlans() {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('plans.title')} lead={t('plans.lead')}>
      <PlanTable plans={plans} />
      <ActionLink to="/auth?mode=sign-up" variant="filled" size="large">
        {t('plans.start')}
      </ActionLink>
    </Section>
  );
}
