import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#light-translator';
import { ApplicationForm } from '../../features/partners/apply/application-form.tsx';
import { ApplicationSent } from '../../features/partners/apply/application-sent.tsx';
import { ChangeApplication } from '../../features/partners/apply/change-application.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import classes from '../page-lead.module.css';

export default function PartnerOnboarding() {
  const { t } = useTranslation('partners');
  const { hash } = useLocation();
  // The email that requests changes has its token in the fragment, which no log or referrer contains.
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo) {
    return (
      <ApplicationSent title={t(token ? 'change.sent' : 'apply.sent.title')}>
        {t(token ? 'change.sentText' : 'apply.sent.text', { email: sentTo })}
      </ApplicationSent>
    );
  }
  return (
    <>
      <PageTitle>{t(token ? 'change.title' : 'apply.title')}</PageTitle>
      {token ? (
        <ChangeApplication token={token} onSent={setSentTo} />
      ) : (
        <>
          <p className={classes.lead}>{t('apply.lead')}</p>
          <ApplicationForm onSent={setSentTo} />
        </>
      )}
    </>
  );
}
