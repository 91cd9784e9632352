import { Button, Loader } from '@mantine/core';
import type { RosterEntry } from '@pulse/contract/client';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RosterAction } from './roster-action.ts';
import type { UndoCheckInTarget } from './undo-check-in-target.ts';
import { useCheckInByHand } from './use-check-in-by-hand.ts';

interface RosterButtonProps {
  entry: RosterEntry;
  action: RosterAction;
  onUndo: (wish: UndoCheckInTarget) => void;
  onAnnounce: (sentence: string) => void;
}

/** The one thing the desk can do for a member; one button, so that it keeps the focus. */
export function RosterButton({ entry, action, onUndo, onAnnounce }: RosterButtonProps) {
  const { t } = useTranslation('door');
  const { busy, checkIn } = useCheckInByHand(onAnnounce);
  if (action === 'none') return null;
  const { full_name: name, check_in } = entry;
  const labels = {
    check_in: { word: t('roster.checkIn'), label: t('roster.checkInOf', { name }) },
    was_here: { word: t('roster.wasHere'), label: t('roster.wasHereOf', { name }) },
    undo: { word: t('roster.undo'), label: t('roster.undoOf', { name }) },
  }[action];
  const handleClick = () => {
    if (busy) return;
    if (action !== 'undo') checkIn(entry.booking_id);
    else if (check_in) onUndo({ checkInId: check_in.id, fullName: name });
  };
  const checkIcon = action === 'check_in' && (
    <IconCheck size={17} stroke={1.8} aria-hidden="true" />
  );
  // Not Mantine's own busy state: that disables the button, and the focus would be lost.
  const icon = busy ? <Loader size={16} color="currentColor" /> : checkIcon;
  return (
    <Button
      size="sm"
      variant={action === 'undo' ? 'subtle' : 'default'}
      leftSection={icon}
      aria-label={labels.label}
      aria-busy={busy}
      onClick={handleClick}
    >
      {labels.word}
    </Button>
  );
}
