import { useTranslation } from '#light-translator';
import { List } from '#ui/layout/list.tsx';
import { Note } from '#ui/layout/note.tsx';
import classes from './application.module.css';
import { type ApplicationStep, applicationSteps } from './application-steps.ts';

interface ApplicationProgressProps {
  step: ApplicationStep;
  onGoTo: (step: ApplicationStep) => void;
}

/** Where in the application one is; earlier steps lead back. */
export function ApplicationProgress({ step, onGoTo }: ApplicationProgressProps) {
  const { t } = useTranslation('partner-application');
  const position = applicationSteps.indexOf(step);
  return (
    <nav aria-label={t('steps.label')} className={classes.progress}>
      <Note>{t('steps.count', { number: position + 1, total: applicationSteps.length })}</Note>
      <List ordered className={classes.steps}>
        {applicationSteps.map((name, index) => (
          <li key={name} className={classes.step} data-done={index < position || undefined}>
            {index < position ? (
              <button type="button" className={classes.link} onClick={() => onGoTo(name)}>
                {t(`steps.${name}`)}
              </button>
            ) : (
              <span className={classes.name} aria-current={index === position ? 'step' : undefined}>
                {t(`steps.${name}`)}
              </span>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
