import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../ui/action.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import classes from './password-part.module.css';

const ChangePasswordForm = lazy(async () => {
  const { ChangePasswordForm: Form } = await import('./change-password-form.tsx');
  return { default: Form };
});

/** The password: a button until somebody wants to change it; its form is fetched then. */
export function PasswordPart() {
  const { t } = useTranslation('profile');
  const [changing, setChanging] = useState(false);
  return (
    <div className={classes.part}>
      <h3 className={classes.title}>{t('password.title')}</h3>
      {changing ? (
        <Suspense fallback={<LoadingRows rows={3} height={78} />}>
          <ChangePasswordForm onClose={() => setChanging(false)} />
        </Suspense>
      ) : (
        <>
          <p>{t('password.hint')}</p>
          <Action onClick={() => setChanging(true)}>{t('password.change')}</Action>
        </>
      )}
    </div>
  );
}
