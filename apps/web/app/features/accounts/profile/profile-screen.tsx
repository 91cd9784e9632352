import { getProfileOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../ui/action.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { endSession, meanToLeaveFor } from '../session/session-store.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { DetailsForm } from './details-form.tsx';
import { DeviceList } from './device-list.tsx';
import { LookChoices } from './look-choices.tsx';
import { MailChoices } from './mail-choices.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordPart } from './password-part.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import classes from './profile-screen.module.css';
import { ProfileSection } from './profile-section.tsx';
import { SectionLinks } from './section-links.tsx';

/** Everything a person can set about themselves and their account. */
export function ProfileScreen() {
  const { t } = useTranslation('profile');
  const { data: profile, isPending, error, refetch } = useQuery(getProfileOptions());
  const [unsaved, setUnsaved] = useState(false);
  const [deleted, setDeleted] = useState(false);

  // An account that is gone has nothing left to save: the guard stands aside before the page goes.
  useEffect(() => {
    if (deleted) endSession();
  }, [deleted]);
  const leave = () => {
    meanToLeaveFor('/');
    setDeleted(true);
  };

  return (
    <>
      <LeaveGuard unsaved={unsaved && !deleted} />
      <PageTitle aside={<ActionLink to="/app/feedback">{t('more.feedback')}</ActionLink>}>
        {t('title')}
      </PageTitle>
      <div className={classes.columns}>
        <SectionLinks />
        <div>
          <ProfileSection name="details">
            {isPending && <LoadingRows rows={5} height={92} />}
            {error && <ErrorState error={error} onRetry={() => void refetch()} />}
            {profile && <ProfilePhoto profile={profile} />}
            {profile && <DetailsForm profile={profile} onUnsaved={setUnsaved} />}
          </ProfileSection>
          <ProfileSection name="mail">
            {profile && <MailChoices profile={profile} />}
          </ProfileSection>
          <ProfileSection name="look">
            <LookChoices />
          </ProfileSection>
          <ProfileSection name="calendar">
            {profile && <CalendarFeed address={profile.calendar_feed_url} />}
          </ProfileSection>
          <ProfileSection name="security">
            <PasswordPart />
            <DeviceList />
          </ProfileSection>
          <ProfileSection name="data">
            <OwnData onDeleted={leave} />
          </ProfileSection>
        </div>
      </div>
    </>
  );
}
