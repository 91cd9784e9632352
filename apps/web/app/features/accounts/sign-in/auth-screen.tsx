import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../../ui/page-title.tsx';
import classes from './auth-screen.module.css';
import { DemoAccounts } from './demo-accounts.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { VerificationSent } from './verification-sent.tsx';

type Mode = 'sign-in' | 'sign-up' | 'forgot';

const toMode = (mode: string | null): Mode =>
  mode === 'sign-up' || mode === 'forgot' ? mode : 'sign-in';

/** Signing in, signing up and asking for a reset link, on one page; `?mode=` says which. */
export function AuthScreen() {
  const { t } = useTranslation('accounts');
  const [search, setSearch] = useSearchParams();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const mode = toMode(search.get('mode'));
  // The place the person was going to is in the history state and must survive the switch.
  const show = (next: Mode) =>
    setSearch(next === 'sign-in' ? {} : { mode: next }, {
      replace: true,
      state: window.history.state?.usr,
    });

  if (sentTo) {
    return (
      <>
        <PageTitle>{t('signUp.sentTitle')}</PageTitle>
        <VerificationSent email={sentTo} />
      </>
    );
  }
  if (mode === 'forgot') {
    return (
      <>
        <PageTitle>{t('forgot.title')}</PageTitle>
        <ForgotPasswordForm email={email} onEmail={setEmail} onBack={() => show('sign-in')} />
      </>
    );
  }
  if (mode === 'sign-up') {
    return (
      <>
        <PageTitle>{t('signUp.title')}</PageTitle>
        <p className={classes.lead}>{t('signUp.lead')}</p>
        <SignUpForm email={email} onDone={setSentTo} />
        <p className={classes.other}>
          {t('signUp.haveAccount')}
          <Button variant="subtle" onClick={() => show('sign-in')}>
            {t('signUp.toSignIn')}
          </Button>
        </p>
      </>
    );
  }
  return (
    <>
      <PageTitle>{t('signIn.title')}</PageTitle>
      <SignInForm email={email} onEmail={setEmail} onForgot={() => show('forgot')} />
      <p className={classes.other}>
        {t('signIn.newHere')}
        <Button variant="subtle" onClick={() => show('sign-up')}>
          {t('signIn.toSignUp')}
        </Button>
      </p>
      <DemoAccounts />
    </>
  );
}
