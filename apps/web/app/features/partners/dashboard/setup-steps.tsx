import { useTranslation } from '#light-translator';
import { ActionLink } from '../../../ui/controls/action.tsx';
import classes from './setup-steps.module.css';

const steps = [
  { name: 'venues', to: '/app/partner/dashboard#your-venues' },
  { name: 'code', to: '/app/partner/dashboard#qr-codes' },
  { name: 'frontDesk', to: '/app/checkin-dashboard' },
] as const;

/** The first steps of a new partner, in order. */
export function SetupSteps() {
  const { t } = useTranslation('partners');
  return (
    <ol className={classes.steps}>
      {steps.map(({ name, to }, index) => (
        <li key={name} className={classes.step}>
          <span className={classes.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={classes.content}>
            <h2 className={classes.title}>{t(`setup.steps.${name}.title`)}</h2>
            <p className={classes.text}>{t(`setup.steps.${name}.text`)}</p>
          </div>
          <ActionLink to={to} variant={index === 0 ? 'primary' : 'default'}>
            {t(`setup.steps.${name}.action`)}
          </ActionLink>
        </li>
      ))}
    </ol>
  );
}
