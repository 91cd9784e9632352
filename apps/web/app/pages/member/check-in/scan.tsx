import { canUseVenueDashboard } from '@pulse/domain';
import { lazy, useCallback } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#features/accounts/session/use-session.ts';
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

const StaffScan = lazy(() => import('#features/checkins/front-desk/staff-scan.tsx'));

/** Staff at a desk scan members here; everybody else, and staff who come to a class, the code at the entrance. */
export default function Scan() {
  const { t } = useTranslation('checkins');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { user } = useSession();
  const isStaff = user !== null && canUseVenueDashboard(user.role);
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
  const scanner = (
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
      {isStaff && (
        <aside className={classes.other}>
          <p>{t('scan.forMembers')}</p>
          <ActionLink to="?">{t('scan.member')}</ActionLink>
        </aside>
      )}
    </>
  );
  if (!user || !isStaff || params.get('for') === 'me') return scanner;
  return <StaffScan userId={user.id}>{scanner}</StaffScan>;
}
