import type { CheckIn } from '@pulse/contract/client';
import { IconCircleCheckFilled, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/use-format.ts';
import type { Failure } from '../../../ui/network/problem.ts';
import classes from './scan-result.module.css';
import type { ScanOutcome } from './use-scan-member.ts';

interface ScanResultProps {
  outcome: Exclude<ScanOutcome, { kind: 'none' }>;
  zone: string;
}

/** What came of a scan, large enough to read across a desk: who and for what, or exactly why not. */
export function ScanResult({ outcome, zone }: ScanResultProps) {
  const { t } = useTranslation('door');
  if (outcome.kind === 'checking') {
    return <p className={classes.result}>{t('scan.checking')}</p>;
  }
  if (outcome.kind === 'in') return <CheckedInResult checkIn={outcome.checkIn} />;
  return <RefusedResult failure={outcome.failure} zone={zone} />;
}

function CheckedInResult({ checkIn }: { checkIn: CheckIn }) {
  const { t } = useTranslation('door');
  const format = useFormat();
  const { already, member, booking, venue, checked_in_at } = checkIn;
  const time = format.time(checked_in_at, venue.time_zone);
  return (
    <div className={classes.result} data-look={already ? 'already' : 'in'}>
      <IconCircleCheckFilled size={44} aria-hidden="true" />
      <div>
        <p className={classes.title}>
          {t(already ? 'scan.already' : 'scan.welcome', { name: member.full_name, time })}
        </p>
        <p>
          {booking
            ? t('scan.class', { title: booking.session.title, time: booking.session.local_start })
            : t('scan.openGym')}
        </p>
      </div>
    </div>
  );
}

function RefusedResult({ failure, zone }: { failure: Failure; zone: string }) {
  const { t } = useTranslation('door');
  const { code, detail, details, status } = failure;
  const format = useFormat();
  const formatTime = (instant: unknown) => format.time(String(instant), zone);
  return (
    <div className={classes.result} data-look="refused">
      <IconCircleX size={44} stroke={1.8} aria-hidden="true" />
      <div>
        <p className={classes.title}>{t('scan.refused')}</p>
        <p>{status === 0 ? t('scan.unreachable') : detail}</p>
        {code === 'check_in_too_early' && (
          <p>{t('scan.opensAt', { time: formatTime(details.opens_at) })}</p>
        )}
        {code === 'check_in_too_late' && (
          <p>{t('scan.closedAt', { time: formatTime(details.closes_at) })}</p>
        )}
      </div>
    </div>
  );
}
