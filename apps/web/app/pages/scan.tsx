import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { noDoorSentence } from '../features/checkins/no-door-sentence.ts';
import { readScannedText } from '../features/checkins/read-scanned-text.ts';
import { readSharedLink } from '../features/checkins/read-shared-link.ts';
import { ActionLink } from '../ui/action.tsx';
import { FailureNote } from '../ui/failure-note.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Scanner } from '../ui/scanner/scanner.tsx';
import classes from './scan.module.css';

export default function Scan() {
  const { t } = useTranslation('checkins');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const shared = readSharedLink(address, window.location.origin);
  const open = useCallback(
    (text: string) => {
      const read = readScannedText(text, window.location.origin);
      if (!('path' in read)) return noDoorSentence(t, read);
      navigate(read.path);
      return null;
    },
    [navigate, t],
  );
  if (shared && 'path' in shared) return <Navigate replace to={shared.path} />;
  return (
    <>
      <PageTitle>{t('scan.title')}</PageTitle>
      {shared && <FailureNote className={classes.shared}>{noDoorSentence(t, shared)}</FailureNote>}
      <p className={classes.lead}>{t('scan.lead')}</p>
      <Scanner onText={open} typeLabel={t('scan.type')} />
      <aside className={classes.other}>
        <p>{t('scan.orShow')}</p>
        <ActionLink to="/app/digital-id">{t('today.id')}</ActionLink>
      </aside>
    </>
  );
}
