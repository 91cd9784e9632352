import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { ProfileSubsection } from '../profile-subsection.tsx';
import classes from './email-settings.module.css';

const ChangeEmailForm = lazy(() => import('./change-email-form.tsx'));

/** The address of the account, and the way to another one. */
export default function EmailSettings({ email }: { email: string }) {
  const { t } = useTranslation('account-security');
  const [isChanging, setIsChanging] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  // The form takes the focus with it.
  useFocusFallback(part, () => part.current?.querySelector('button') ?? null);
  return (
    <div ref={part}>
      <ProfileSubsection title={t('email.title')}>
        <p>
          <strong className={classes.email}>{email}</strong>
          <br />
          {t('email.hint')}
        </p>
        {isChanging ? (
          <Suspense fallback={<LoadingRows rows={2} height={78} />}>
            <ChangeEmailForm email={email} onClose={() => setIsChanging(false)} />
          </Suspense>
        ) : (
          <Action onClick={() => setIsChanging(true)}>{t('email.change')}</Action>
        )}
      </ProfileSubsection>
    </div>
  );
}
