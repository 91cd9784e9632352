import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApplicationSent } from '#features/partners/apply/application-sent.tsx';
import { FollowApplication } from '#features/partners/apply/follow-application.tsx';
import { NewApplication } from '#features/partners/apply/new-application.tsx';
import {
  NewApplicationSent,
  type SentApplication,
} from '#features/partners/apply/new-application-sent.tsx';
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
  const [sent, setSent] = useState<SentApplication | null>(null);
  const [amendedFor, setAmendedFor] = useState<string | null>(null);
  // A reload begins at the first step, not at the one that was sent.
  const forgetStep = () => navigate({ hash }, { replace: true, state: null });
  if (sent) return <NewApplicationSent {...sent} />;
  if (amendedFor)
    return (
      <ApplicationSent title={t('amend.sent')} text={t('amend.sentText', { email: amendedFor })} />
    );
  const renderMap = (map: Parameters<typeof PlaceMap>[0]) => <PlaceMap {...map} />;
  return (
    <>
      <PageTitle>{t(token ? 'follow.title' : 'title')}</PageTitle>
      {token ? (
        <FollowApplication
          token={token}
          renderMap={renderMap}
          onSent={(email) => {
            setAmendedFor(email);
            forgetStep();
          }}
        />
      ) : (
        <>
          <PageLead>{t('lead')}</PageLead>
          <NewApplication
            renderMap={renderMap}
            onSent={(application) => {
              setSent(application);
              forgetStep();
            }}
          />
        </>
      )}
    </>
  );
}
