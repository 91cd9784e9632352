import { passwordRequirements } from '@pulse/domain';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import classes from './password-checklist.module.css';

/** Live checklist of the password requirements; shown once something is typed. */
export function PasswordChecklist({ password, id }: { password: string; id: string }) {
  const { t } = useTranslation('accounts');
  return (
    <div id={id} aria-live="polite">
      {password !== '' && (
        <ul className={classes.list} aria-label={t('requirement.title')}>
          {passwordRequirements(password).map(({ code, met }) => (
            <li key={code} className={classes.item} data-met={met || undefined}>
              {met ? (
                <IconCircleCheckFilled size={18} aria-hidden="true" />
              ) : (
                <IconCircle size={18} stroke={1.6} aria-hidden="true" />
              )}
              <span>{t(`requirement.${code}`)}</span>
              <span className="visually-hidden">
                {t(met ? 'requirement.met' : 'requirement.unmet')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
