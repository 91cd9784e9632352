import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#light-translator';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { ForgotPasswordForm } from '../password/forgot-password-form.tsx';
import { SignUpForm } from '../sign-up/sign-up-form.tsx';
import { VerificationSent } from '../sign-up/verification-sent.tsx';
import classes from './auth-screen.module.css';
import { DemoAccounts } from './demo-accounts.tsx';
import { SignInForm } from './sign-in-form.tsx';

type Mode = 'sign-in' | 'sign-up' | 'forgot';

const toMode = (mode: string | null): Mode =>
  mode === 'sign-up' || mode === 'forgot' ? mode : 'sign-in';

/** Sign-in, sign-up and reset request on one page, selected by `?mode=`. */
export function AuthScreen() {
  const { t } = useTranslation('accounts');
  const [search, setSearch] = useSearchParams();
  const [email, setEmail] = useState('');
  const [verificationEmail, setVerificationEmail] = useState<string>();
  const mode = toMode(search.get('mode'));
  // The history state contains the location to return to and must survive the switch.
  const setMode = (next: Mode) =>
    setSearch(next === 'sign-in' ? {} : { mode: next }, {
      replace: true,
      state: window.history.state?.usr,
    });

  if (verificationEmail) {
    return (
      <>
        <PageTitle>{t('signUp.sentTitle')}</PageTitle>
        <VerificationSent email={verificationEmail} />
      </>
    );
  }
  if (mode === 'forgot') {
    return (
      <>
        <PageTitle>{t('forgot.title')}</PageTitle>
        <ForgotPasswordForm
          email={email}
          onEmailChange={setEmail}
          onBack={() => setMode('sign-in')}
        />
      </>
    );
  }
  if (mode === 'sign-up') {
    return (
      <>
        <PageTitle>{t('signUp.title')}</PageTitle>
        <p className={classes.lead}>{t('signUp.lead')}</p>
        <SignUpForm email={email} onDone={setVerificationEmail} />
        <p className={classes.other}>
          {t('signUp.haveAccount')}
          <Button variant="subtle" onClick={() => setMode('sign-in')}>
            {t('signUp.toSignIn')}
          </Button>
        </p>
      </>
    );
  }
  return (
    <>
      <PageTitle>{t('signIn.title')}</PageTitle>
      <SignInForm email={email} onEmailChange={setEmail} onForgot={() => setMode('forgot')} />
      <p className={classes.other}>
        {t('signIn.newHere')}
        <Button variant="subtle" onClick={() => setMode('sign-up')}>
          {t('signIn.toSignUp')}
        </Button>
      </p>
      <DemoAccounts />
    </>
  );
}
