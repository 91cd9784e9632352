import type { CheckIn } from '@pulse/contract/client';
import { IconCircleCheckFilled, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Text } from '#ui/layout/text.tsx';
import type { Failure } from '#ui/network/problem.ts';
import { MemberIdentity } from '../../walk-in/member-identity.tsx';
import { QueuedScanResult } from './queued-scan-result.tsx';
import classes from './scan.module.css';
import type { ScanOutcome } from './use-scan-member.ts';

/** The outcome of a scan in large type: the member and class, or why not and what to do next. */
export function ScanResult({ outcome }: { outcome: ScanOutcome }) {
  const { t } = useTranslation('front-desk');
  if (outcome.kind === 'checking') {
    return <p className={classes.result}>{t('scan.checking')}</p>;
  }
  if (outcome.kind === 'checked-in') return <CheckedInResult checkIn={outcome.checkIn} />;
  if (outcome.kind === 'queued' || outcome.kind === 'not-queued')
    return <QueuedScanResult scan={outcome} />;
  return <RefusedResult failure={outcome.failure} />;
}

/** One line for a scan before the last. */
export function EarlierScan({ outcome }: { outcome: ScanOutcome }) {
  const sentence = useEarlierSentence(outcome);
  return (
    <Text as="li" size="small" tone="quiet">
      {sentence}
    </Text>
  );
}

function useEarlierSentence(outcome: ScanOutcome): string {
  const { t } = useTranslation('front-desk');
  if (outcome.kind === 'checking') return t('scan.checking');
  if (outcome.kind === 'checked-in')
    return t('scan.welcome', { name: outcome.checkIn.member.full_name });
  if (outcome.kind === 'queued')
    return t('offline.scanQueued', { name: outcome.name ?? t('offline.unknownName') });
  if (outcome.kind === 'not-queued') return t('scan.refused');
  const { failure } = outcome;
  const name = failure.status > 0 && 'subject' in failure && failure.subject?.member?.full_name;
  return name ? t('scan.refusedOf', { name }) : t('scan.refused');
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
      <MemberIdentity member={member} large />
    </div>
  );
}

function RefusedResult({ failure }: { failure: Failure }) {
  const { t } = useTranslation('front-desk');
  const { detail, status } = failure;
  const member = 'subject' in failure ? failure.subject?.member : null;
  return (
    <div className={classes.result} data-outcome="refused">
      <IconCircleX size={44} stroke={1.8} aria-hidden="true" />
      <div>
        <p className={classes.title}>{t('scan.refused')}</p>
        <p>{status === 0 ? t('scan.unreachable') : detail}</p>
      </div>
      {member && <MemberIdentity member={member} large />}
    </div>
  );
}
