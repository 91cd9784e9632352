import { getProfileOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../ui/action.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DetailsForm } from './details-form.tsx';
import { DeviceList } from './device-list.tsx';
import { LookChoices } from './look-choices.tsx';
import { MailChoices } from './mail-choices.tsx';
import { OwnData } from './own-data.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Everything a person can set about themselves and their account. */
export function ProfileScreen() {
  const { t } = useTranslation('profile');
  const { data: profile, isPending, error, refetch } = useQuery(getProfileOptions());
  return (
    <>
      <PageTitle aside={<ActionLink to="/app/feedback">{t('more.feedback')}</ActionLink>}>
        {t('title')}
      </PageTitle>
      {isPending && <LoadingRows rows={4} height={78} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {profile && (
        <ProfileSection title={t('details.title')}>
          <DetailsForm profile={profile} />
        </ProfileSection>
      )}
      <ProfileSection title={t('look.title')}>
        <LookChoices />
      </ProfileSection>
      {profile && (
        <ProfileSection title={t('mail.title')}>
          <MailChoices profile={profile} />
        </ProfileSection>
      )}
      <ProfileSection title={t('password.title')}>
        <ChangePasswordForm />
      </ProfileSection>
      <ProfileSection title={t('devices.title')}>
        <DeviceList />
      </ProfileSection>
      <ProfileSection title={t('data.title')}>
        <OwnData />
      </ProfileSection>
    </>
  );
}
