import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../ui/action.tsx';
import classes from './plan-table.module.css';
import { Section } from './section.tsx';

/** The plans as the product starts with them; their prices show on /pricing once published. */
const plans = [
  { name: 'Basic', perDay: 1, perMonth: 8, plus: 0 },
  { name: 'Plus', perDay: 2, perMonth: 16, plus: 4 },
  { name: 'Unlimited', perDay: 3, perMonth: null, plus: 12 },
];

/** The three plans side by side. */
export function PlanTable() {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('plans.title')} lead={t('plans.lead')}>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <td />
              {plans.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('plans.perDay')}</th>
              {plans.map(({ name, perDay }) => (
                <td key={name}>{perDay}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('plans.perMonth')}</th>
              {plans.map(({ name, perMonth }) => (
                <td key={name}>{perMonth ?? t('plans.noLimit')}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('plans.plus')}</th>
              {plans.map(({ name, plus }) => (
                <td key={name}>
                  {plus === 0 ? t('plans.none') : t('plans.aMonth', { count: plus })}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <ActionLink to="/auth?mode=sign-up" variant="filled" size="large">
        {t('plans.start')}
      </ActionLink>
    </Section>
  );
}
