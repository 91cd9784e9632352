import { Button, Loader } from '@mantine/core';
import type { PartnerClassSession, RosterEntry } from '@pulse/contract/client';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import type { RosterAction } from './roster-action.ts';
import type { UndoCheckInTarget } from './undo-check-in-sheet.tsx';
import { useCheckInByHand } from './use-check-in-by-hand.ts';
import { useGivePlace } from './use-give-place.ts';

interface RosterButtonProps {
  entry: RosterEntry;
  session: Pick<PartnerClassSession, 'id' | 'title' | 'starts_at'>;
  action: RosterAction;
  onUndo: (target: UndoCheckInTarget) => void;
  onAnnounce: (message: string) => void;
}

/** The action available for a roster entry; always the same button element, so that it keeps the focus. */
export function RosterButton({ entry, session, action, onUndo, onAnnounce }: RosterButtonProps) {
  const { t } = useTranslation('front-desk');
  const byHand = useCheckInByHand(onAnnounce);
  const givePlace = useGivePlace(onAnnounce);
  // Who is in can be taken out again while the rest of the page is still being read.
  const busy = action !== 'undo' && (byHand.busy || givePlace.busy);
  if (action === 'none') return null;
  const { full_name: name, check_in } = entry;
  const labels = {
    check_in: { text: t('roster.checkIn'), ariaLabel: t('roster.checkInOf', { name }) },
    correct_no_show: {
      text: t('roster.correctNoShow'),
      ariaLabel: t('roster.correctNoShowOf', { name }),
    },
    give_place: { text: t('roster.givePlace'), ariaLabel: t('roster.givePlaceOf', { name }) },
    undo: { text: t('roster.undo'), ariaLabel: t('roster.undoOf', { name }) },
  }[action];
  const handleClick = () => {
    if (busy) return;
    if (action === 'give_place') givePlace.give(session.id, entry.member_code);
    else if (action !== 'undo') byHand.checkIn({ bookingId: entry.booking_id, name, ...session });
    else if (check_in) onUndo({ checkInId: check_in.id, fullName: name });
  };
  const checkIcon = action === 'check_in' && (
    <IconCheck size={17} stroke={1.8} aria-hidden="true" />
  );
  // Mantine's own loading state would disable the button, and the focus would be lost.
  const icon = busy ? <Loader size={16} color="currentColor" /> : checkIcon;
  return (
    <Button
      size="sm"
      variant={action === 'undo' ? 'subtle' : 'default'}
      leftSection={icon}
      aria-label={labels.ariaLabel}
      aria-busy={busy}
      onClick={handleClick}
    >
      {labels.text}
    </Button>
  );
}
