import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { ProfileSubsection } from '../../profile-subsection.tsx';
import { useSession } from '../../session/use-session.ts';

const ChangePasswordForm = lazy(() => import('./change-password-form.tsx'));

/** Button to change the password, or to set one after signing in without; the form is loaded on demand. */
export function PasswordSettings() {
  const { t } = useTranslation('profile');
  const hasPassword = useSession().user?.user_metadata.password_set !== false;
  const [isChanging, setIsChanging] = useState(false);
  return (
    <ProfileSubsection title={t('password.title')}>
      {isChanging ? (
        <Suspense fallback={<LoadingRows rows={3} height={78} />}>
          <ChangePasswordForm onClose={() => setIsChanging(false)} />
        </Suspense>
      ) : (
        <>
          <p>{t(hasPassword ? 'password.hint' : 'password.none')}</p>
          <Action onClick={() => setIsChanging(true)}>
            {t(hasPassword ? 'password.change' : 'password.set')}
          </Action>
        </>
      )}
    </ProfileSubsection>
  );
}
