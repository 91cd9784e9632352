import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '#light-translator';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { ForgotPasswordForm } from '../password/forgot-password-form.tsx';
import { useSession } from '../session/use-session.ts';
import { SignUpForm } from '../sign-up/sign-up-form.tsx';
import { VerificationSent } from '../sign-up/verification-sent.tsx';
import { AccountDeleted } from './account-deleted.tsx';
import classes from './auth-screen.module.css';
import { DemoAccounts } from './demo-accounts.tsx';
import waysClasses from './other-ways.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { useAuthPage } from './use-auth-page.ts';

// What signing in with the password does not need.
const OtherWays = lazy(() => import('./other-ways.tsx'));
const RequestSignInLink = lazy(() => import('../sign-in-link/request-sign-in-link.tsx'));
const SecondFactorStep = lazy(() => import('../second-factor/second-factor-step.tsx'));

interface AuthScreenProps {
  /** The class that a visitor came to book, if any. */
  classSessionId: string | null;
  /** That class, or the venue to check in at, shown below the heading of each form. */
  purpose: ReactNode;
}

/** Sign-in, sign-up, requests for a link and "check your inbox" on one page, selected by `?mode=`. */
export function AuthScreen({ classSessionId, purpose }: AuthScreenProps) {
  const { t } = useTranslation('accounts');
  const { ended } = useSession();
  const [challenge, setChallenge] = useState<string | null>(null);
  const { mode, sentTo, typed, type, show, showSent } = useAuthPage(classSessionId !== null);

  const toSignIn = () => show('sign-in');
  const requestLink = {
    email: typed.email,
    onEmailChange: (email: string) => type({ email }),
    onBack: toSignIn,
  };

  if (mode === 'sent') {
    return (
      <>
        <PageTitle>{t('signUp.sentTitle')}</PageTitle>
        {purpose}
        <VerificationSent
          email={sentTo}
          password={typed.password}
          classSessionId={classSessionId}
          onCorrected={(email) => {
            type({ email });
            showSent(email);
          }}
          onSignIn={toSignIn}
        />
      </>
    );
  }
  if (mode === 'deleted') return <AccountDeleted />;
  if (mode === 'forgot') {
    return (
      <>
        <PageTitle>{t('forgot.title')}</PageTitle>
        {purpose}
        <ForgotPasswordForm {...requestLink} />
      </>
    );
  }
  if (mode === 'link') {
    return (
      <Suspense fallback={<LoadingRows rows={2} height={78} />}>
        <RequestSignInLink {...requestLink} />
      </Suspense>
    );
  }
  if (mode === 'sign-up') {
    return (
      <>
        <PageTitle>{t('signUp.title')}</PageTitle>
        {purpose ?? (
          <Text tone="quiet" className={classes.lead}>
            {t('signUp.lead')}
          </Text>
        )}
        <SignUpForm
          typed={typed}
          onType={type}
          classSessionId={classSessionId}
          onDone={showSent}
          onSignIn={toSignIn}
          onForgot={() => show('forgot')}
        />
        <Row as="p" align="center" gap={1} className={classes.other}>
          {t('signUp.haveAccount')}
          <Button variant="subtle" onClick={toSignIn}>
            {t('signUp.toSignIn')}
          </Button>
        </Row>
      </>
    );
  }
  if (challenge) {
    return (
      <Suspense fallback={<LoadingRows rows={2} height={78} />}>
        <SecondFactorStep challenge={challenge} onBack={() => setChallenge(null)} />
      </Suspense>
    );
  }
  return (
    <>
      <PageTitle>{t('signIn.title')}</PageTitle>
      {ended && (
        <Text tone="quiet" className={classes.lead} role="status">
          {t('signIn.sessionEnded')}
        </Text>
      )}
      {purpose}
      <SignInForm
        typed={typed}
        onType={type}
        classSessionId={classSessionId}
        onForgot={() => show('forgot')}
        onWrongAddress={showSent}
        onChallenge={setChallenge}
      />
      <Suspense fallback={<div className={waysClasses.placeholder} />}>
        <OtherWays onLink={() => show('link')} />
      </Suspense>
      <Row as="p" align="center" gap={1} className={classes.other}>
        {t('signIn.newHere')}
        <Button variant="subtle" onClick={() => show('sign-up')}>
          {t('signIn.toSignUp')}
        </Button>
      </Row>
      <DemoAccounts onChallenge={setChallenge} />
    </>
  );
}
