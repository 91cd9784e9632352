import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApplicationSent } from '#features/partners/apply/application-sent.tsx';
import { FollowApplication } from '#features/partners/apply/follow-application.tsx';
import { NewApplication } from '#features/partners/apply/new-application.tsx';
import { useTranslation } from '#light-translator';
import { PageLead } from '#ui/page/page-lead.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { PlaceMap } from './place-map.tsx';

export default function PartnerOnboarding() {
  const { hash } = useLocation();
  // The mails have the token in the fragment, which no log or referrer contains.
  const token = new URLSearchParams(hash.slice(1)).get('token');
  // An applicant who has just applied may open the link of the mail in the same tab.
  return <Application key={token} token={token} />;
}

function Application({ token }: { token: string | null }) {
  const { t } = useTranslation('partner-application');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const confirm = (email: string) => {
    setSentTo(email);
    // A reload begins at the first step, not at the one that was sent.
    navigate({ hash }, { replace: true, state: null });
  };
  if (sentTo) {
    return (
      <ApplicationSent title={t(token ? 'amend.sent' : 'sent.title')}>
        {t(token ? 'amend.sentText' : 'sent.text', { email: sentTo })}
      </ApplicationSent>
    );
  }
  const renderMap = (map: Parameters<typeof PlaceMap>[0]) => <PlaceMap {...map} />;
  return (
    <>
      <PageTitle>{t(token ? 'follow.title' : 'title')}</PageTitle>
      {token ? (
        <FollowApplication token={token} renderMap={renderMap} onSent={confirm} />
      ) : (
        <>
          <PageLead>{t('lead')}</PageLead>
          <NewApplication renderMap={renderMap} onSent={confirm} />
        </>
      )}
    </>
  );
}
