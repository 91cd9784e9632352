import { useCallback } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { readScannedText } from '#features/checkins/scan/read-scanned-text.ts';
import { readSharedLink } from '#features/checkins/scan/read-shared-link.ts';
import { scanProblemMessage } from '#features/checkins/scan/scan-problem-message.ts';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { PageLead } from '#ui/page/page-lead.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Scanner } from '#ui/scanner/scanner.tsx';
import classes from './check-in.module.css';

export default function Scan() {
  const { t } = useTranslation('checkins');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const shared = readSharedLink(params, window.location.origin);
  const open = useCallback(
    (text: string) => {
      const read = readScannedText(text, window.location.origin);
      if (!('path' in read)) return scanProblemMessage(t, read);
      navigate(read.path);
      return null;
    },
    [navigate, t],
  );
  if (shared && 'path' in shared) return <Navigate replace to={shared.path} />;
  return (
    <>
      <PageTitle>{t('scan.title')}</PageTitle>
      {shared && (
        <FailureNote className={classes.shared}>{scanProblemMessage(t, shared)}</FailureNote>
      )}
      <PageLead>{t('scan.lead')}</PageLead>
      <Scanner onText={open} inputLabel={t('scan.type')} />
      <aside className={classes.other}>
        <p>{t('scan.orShow')}</p>
        <ActionLink to="/app/digital-id">{t('today.id')}</ActionLink>
      </aside>
    </>
  );
}
