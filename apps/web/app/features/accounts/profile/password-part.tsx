import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../ui/action.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { ProfilePart } from './profile-part.tsx';

const ChangePasswordForm = lazy(() => import('./change-password-form.tsx'));

/** The password: a button until somebody wants to change it; its form is fetched then. */
export function PasswordPart() {
  const { t } = useTranslation('profile');
  const [changing, setChanging] = useState(false);
  return (
    <ProfilePart title={t('password.title')}>
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
    </ProfilePart>
  );
}
