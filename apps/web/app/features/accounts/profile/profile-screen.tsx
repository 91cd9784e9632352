import { getProfileOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { endSession, setSignOutRedirect } from '../session/session-store.ts';
import { CalendarFeedSettings } from './calendar/calendar-feed-settings.tsx';
import { PersonalData } from './data/personal-data.tsx';
import { DetailsForm } from './details/details-form.tsx';
import { PasswordSettings } from './password/password-settings.tsx';
import { ProfilePhoto } from './photo/profile-photo.tsx';
import { EmailPreferences } from './preferences/email-preferences.tsx';
import { LanguageAndTheme } from './preferences/language-and-theme.tsx';
import classes from './profile.module.css';
import { ProfileSection } from './sections/profile-section.tsx';
import { SectionLinks } from './sections/section-links.tsx';
import { SessionList } from './sessions/session-list.tsx';

const EmailSettings = lazy(() => import('../change-email/email-settings.tsx'));
const PasskeySettings = lazy(() => import('./passkeys/passkey-settings.tsx'));
const SecondFactorSettings = lazy(() => import('../second-factor/second-factor-settings.tsx'));

interface ProfileScreenProps {
  /** The coaches whose news the notifications are about. */
  followedCoaches: ReactNode;
  /** The searches whose classes the notifications are about. */
  searchAlerts: ReactNode;
}

/** The profile page with all settings of the user and the account. */
export function ProfileScreen({ followedCoaches, searchAlerts }: ProfileScreenProps) {
  const { t } = useTranslation('profile');
  const query = useQuery(getProfileOptions());
  const profile = query.data;
  const [isDeleted, setIsDeleted] = useState(false);

  // A deleted account has nothing to save: the guard is disabled before the session ends.
  useEffect(() => {
    if (isDeleted) endSession();
  }, [isDeleted]);
  const handleDeleted = () => {
    setSignOutRedirect('/auth?mode=deleted');
    setIsDeleted(true);
  };

  return (
    <>
      <PageTitle aside={<ActionLink to="/app/feedback">{t('more.feedback')}</ActionLink>}>
        {t('title')}
      </PageTitle>
      <div className={classes.columns}>
        <SectionLinks />
        <div>
          <ProfileSection name="details">
            <QueryContent query={query} loading={<LoadingRows rows={5} height={92} />}>
              {(shown) => (
                <>
                  <ProfilePhoto profile={shown} />
                  <DetailsForm profile={shown} guarded={!isDeleted} />
                </>
              )}
            </QueryContent>
          </ProfileSection>
          <ProfileSection name="mail">
            {profile && <EmailPreferences profile={profile} />}
            {followedCoaches}
            {/* A link to it scrolls there: nothing above may still grow. */}
            {!query.isPending && searchAlerts}
          </ProfileSection>
          <ProfileSection name="look">
            <LanguageAndTheme />
          </ProfileSection>
          <ProfileSection name="calendar">
            {profile && <CalendarFeedSettings feedUrl={profile.calendar_feed_url} />}
          </ProfileSection>
          <ProfileSection name="security">
            {profile && (
              <Suspense fallback={<LoadingRows rows={1} height={120} />}>
                <EmailSettings email={profile.email} />
              </Suspense>
            )}
            <PasswordSettings />
            <Suspense fallback={<LoadingRows rows={2} height={120} />}>
              <PasskeySettings />
              <SecondFactorSettings />
            </Suspense>
            <SessionList />
          </ProfileSection>
          <ProfileSection name="data">
            <PersonalData onDeleted={handleDeleted} />
          </ProfileSection>
        </div>
      </div>
    </>
  );
}
