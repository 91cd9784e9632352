import type { FrontDeskVenue } from '@pulse/contract/client';
import { readMemberCode } from '@pulse/domain';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { useWakeLock } from '#ui/hooks/use-wake-lock.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Scanner } from '#ui/scanner/scanner.tsx';
import { WalkInClasses } from '../../walk-in/walk-in-classes.tsx';
import classes from './scan.module.css';
import { EarlierScan, ScanResult } from './scan-result.tsx';
import { useScanMember } from './use-scan-member.ts';

// A field with the focus opens the keyboard of a phone over the camera's image.
const typesWithKeyboard = () => window.matchMedia('(pointer: fine)').matches;

interface ScanPanelProps {
  venue: FrontDeskVenue;
  /** Opens the look-up: with a member code that was typed here, or empty after a refusal. */
  onLookUp: (query: string) => void;
}

/**
 * Scans members one after the other: by camera, from an image, or with a handheld scanner. A member code
 * is on the Digital ID too, for a camera that does not work; it proves nothing, so staff look at whose it is.
 */
export function ScanPanel({ venue, onLookUp }: ScanPanelProps) {
  const { t } = useTranslation('front-desk');
  const { scans, scan } = useScanMember(venue.id);
  const accept = (text: string) => {
    if (readMemberCode(text) === null) return scan(text);
    onLookUp(text.trim());
    return null;
  };
  const [latest, ...earlier] = scans;
  const outcome = latest?.outcome;
  const container = useRef<HTMLDivElement>(null);
  useWakeLock();
  // A handheld scanner types into the focused element: after each scan the field gets the focus again.
  useEffect(() => {
    if (outcome && outcome.kind !== 'checking' && typesWithKeyboard()) {
      container.current
        ?.querySelector<HTMLElement>('[data-autofocus]')
        ?.focus({ preventScroll: true });
    }
  }, [outcome]);
  const refusal = outcome?.kind === 'refused' ? outcome.failure : null;
  const subject = refusal && 'subject' in refusal ? refusal.subject : null;
  return (
    <Stack>
      <div role="status" aria-live="assertive">
        {outcome ? <ScanResult outcome={outcome} /> : <Text tone="quiet">{t('scan.lead')}</Text>}
      </div>
      {latest && subject?.member && (
        <WalkInClasses
          key={latest.id}
          name={subject.member.full_name}
          identity={{ member_code: subject.member.member_code }}
          sessions={subject.walk_in}
          timeZone={venue.time_zone}
        />
      )}
      {refusal && (
        <Action className={classes.lookUp} onClick={() => onLookUp('')}>
          {t('scan.byHand')}
        </Action>
      )}
      {earlier.length > 0 && (
        <Stack as="ul" gap={1} className="pulse-list">
          {earlier.map((before) => (
            <EarlierScan key={before.id} scan={before} timeZone={venue.time_zone} />
          ))}
        </Stack>
      )}
      <div ref={container} className={classes.scanner}>
        <Scanner onText={accept} inputLabel={t('scan.type')} focusInput={typesWithKeyboard()} />
      </div>
    </Stack>
  );
}
