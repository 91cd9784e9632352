import type { CheckIn } from '@pulse/contract/client';
import { IconCircleCheckFilled, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useFormat } from '../../../ui/format/use-format.ts';
import type { Failure } from '../../../ui/network/problem.ts';
import classes from './scan-result.module.css';
import type { ScanOutcome } from './use-scan-member.ts';

interface ScanResultProps {
  outcome: Exclude<ScanOutcome, { kind: 'none' }>;
  timeZone: string;
}

/** The outcome of a scan in large type: the member and class, or the reason for the refusal. */
export function ScanResult({ outcome, timeZone }: ScanResultProps) {
  const { t } = useTranslation('front-desk');
  if (outcome.kind === 'checking') {
    return <p className={classes.result}>{t('scan.checking')}</p>;
  }
  if (outcome.kind === 'checked-in') return <CheckedInResult checkIn={outcome.checkIn} />;
  return <RefusedResult failure={outcome.failure} timeZone={timeZone} />;
}

function CheckedInResult({ checkIn }: { checkIn: CheckIn }) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const { already_checked_in, member, booking, venue, checked_in_at } = checkIn;
  const time = format.time(checked_in_at, venue.time_zone);
  return (
    <div className={classes.result} data-outcome={already_checked_in ? 'already' : 'checked-in'}>
      <IconCircleCheckFilled size={44} aria-hidden="true" />
      <div>
        <p className={classes.title}>
          {t(already_checked_in ? 'scan.already' : 'scan.welcome', {
            name: member.full_name,
            time,
          })}
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

function RefusedResult({ failure, timeZone }: { failure: Failure; timeZone: string }) {
  const { t } = useTranslation('front-desk');
  const { detail, status } = failure;
  const format = useFormat();
  return (
    <div className={classes.result} data-outcome="refused">
      <IconCircleX size={44} stroke={1.8} aria-hidden="true" />
      <div>
        <p className={classes.title}>{t('scan.refused')}</p>
        <p>{status === 0 ? t('scan.unreachable') : detail}</p>
        {failure.code === 'check_in_too_early' && (
          <p>{t('scan.opensAt', { time: format.time(failure.details.opens_at, timeZone) })}</p>
        )}
        {failure.code === 'check_in_too_late' && (
          <p>{t('scan.closedAt', { time: format.time(failure.details.closes_at, timeZone) })}</p>
        )}
      </div>
    </div>
  );
}
