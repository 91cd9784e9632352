import type { DeskMember } from '@pulse/contract/client';
import { groupMemberCode, isoInstant, parseDigitalIdCode } from '@pulse/domain';
import { IconCircleCheckFilled, IconCircleX, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Text } from '#ui/layout/text.tsx';
import type { Failure } from '#ui/network/problem.ts';
import { MemberIdentity } from '../../walk-in/member-identity.tsx';
import classes from './scan.module.css';
import type { Scan, ScanOutcome } from './use-scan-member.ts';

/** The outcome of a scan in large type: the member and class, or why not and what to do next. */
export function ScanResult({ outcome }: { outcome: ScanOutcome }) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  if (outcome.kind === 'checking') return <p className={classes.result}>{t('scan.checking')}</p>;
  if (outcome.kind === 'checked-in') {
    const { already_checked_in, member, booking, venue, checked_in_at } = outcome.checkIn;
    const { title = '', local_start: time = '' } = booking?.session ?? {};
    return (
      <Result
        look={already_checked_in ? 'already' : 'checked-in'}
        title={t(already_checked_in ? 'scan.already' : 'scan.welcome', {
          name: member.full_name,
          time: format.time(checked_in_at, venue.time_zone),
        })}
        text={booking ? t('scan.class', { title, time }) : t('scan.openGym')}
        member={member}
      />
    );
  }
  if (outcome.kind === 'queued') {
    const { name, title } = outcome;
    return (
      <Result
        look="queued"
        title={t('offline.scanQueued', { name: name ?? t('offline.unknownName') })}
        text={title ? t('offline.scanBooked', { title }) : t('offline.scanNotBooked')}
      />
    );
  }
  const refused = t('scan.refused');
  if (outcome.kind === 'not-queued')
    return <Result look="refused" title={refused} text={t(`offline.${outcome.reason}`)} />;
  const { status, detail } = outcome.failure;
  return (
    <Result
      look="refused"
      title={refused}
      text={status === 0 ? t('scan.unreachable') : detail}
      member={memberOf(outcome.failure)}
    />
  );
}

/** One line for a scan before the last. */
export function EarlierScan({ scan, timeZone }: { scan: Scan; timeZone: string }) {
  const sentence = useEarlierSentence(scan, timeZone);
  return (
    <Text as="li" size="small" tone="quiet">
      {sentence}
    </Text>
  );
}

function useEarlierSentence({ outcome, code, at }: Scan, timeZone: string): string {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  if (outcome.kind === 'checking') return t('scan.checking');
  if (outcome.kind === 'checked-in')
    return t('scan.welcome', { name: outcome.checkIn.member.full_name });
  if (outcome.kind === 'queued')
    return t('offline.scanQueued', { name: outcome.name ?? t('offline.unknownName') });
  const known = outcome.kind === 'refused' ? memberOf(outcome.failure)?.full_name : null;
  const name = known || shortCode(code);
  return t('scan.refusedAt', { name, time: format.time(isoInstant(at), timeZone) });
}

/** The longest part of a text that was no digital ID which fits a line. */
const longestCode = 24;

/** What tells one scanned text from another: the member code of a digital ID, or its beginning. */
function shortCode(text: string): string {
  const claim = parseDigitalIdCode(text);
  if (claim) return groupMemberCode(claim.memberId);
  return text.length > longestCode ? `${text.slice(0, longestCode)}…` : text;
}

/** Who was refused, where the server knows them. */
const memberOf = (failure: Failure) => ('subject' in failure ? failure.subject?.member : null);

const icons = {
  'checked-in': IconCircleCheckFilled,
  already: IconCircleCheckFilled,
  queued: IconCloudUp,
  refused: IconCircleX,
};

interface ResultProps {
  look: keyof typeof icons;
  title: string;
  text: string | undefined;
  member?: DeskMember | null | undefined;
}

function Result({ look, title, text, member }: ResultProps) {
  const Icon = icons[look];
  return (
    <div className={classes.result} data-outcome={look}>
      <Icon size={44} stroke={1.8} aria-hidden="true" />
      <div>
        <p className={classes.title}>{title}</p>
        <p>{text}</p>
      </div>
      {member && <MemberIdentity member={member} large />}
    </div>
  );
}
