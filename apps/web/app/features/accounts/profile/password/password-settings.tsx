import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '../../../../ui/controls/action.tsx';
import { LoadingRows } from '../../../../ui/feedback/loading-rows.tsx';
import { ProfileSubsection } from '../sections/profile-subsection.tsx';

const ChangePasswordForm = lazy(() => import('./change-password-form.tsx'));

/** Button to change the password; the form is loaded on demand. */
export function PasswordSettings() {
  const { t } = useTranslation('profile');
  const [isChanging, setIsChanging] = useState(false);
  return (
    <ProfileSubsection title={t('password.title')}>
      {isChanging ? (
        <Suspense fallback={<LoadingRows rows={3} height={78} />}>
          <ChangePasswordForm onClose={() => setIsChanging(false)} />
        </Suspense>
      ) : (
        <>
          <p>{t('password.hint')}</p>
          <Action onClick={() => setIsChanging(true)}>{t('password.change')}</Action>
        </>
      )}
    </ProfileSubsection>
  );
}
