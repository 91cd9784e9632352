import { Button, Loader } from '@mantine/core';
import {
  addWalkInMutation,
  type PartnerClassSession,
  type RosterEntry,
} from '@pulse/contract/client';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useAnnounce } from '../../announcements.tsx';
import type { RosterAction } from './roster-action.ts';
import { useUndo } from './undo-context.ts';
import { useCheckInByHand } from './use-tick.ts';

interface RosterButtonProps {
  entry: RosterEntry;
  session: Pick<PartnerClassSession, 'id' | 'title' | 'starts_at'>;
  action: RosterAction;
}

const words = {
  check_in: 'checkIn',
  correct_no_show: 'correctNoShow',
  give_place: 'givePlace',
  undo: 'undo',
} as const;

/** The action available for a roster entry; always the same button element, so that it keeps the focus. */
export function RosterButton({ entry, session, action }: RosterButtonProps) {
  const { t } = useTranslation('front-desk');
  const undo = useUndo();
  const announce = useAnnounce();
  const byHand = useCheckInByHand();
  const givePlace = useAction(addWalkInMutation(), {
    refetch: ['desk', 'today', 'look-up'],
    refetchAfterFailure: true,
    onDone: ({ member }) => announce(t('roster.placeGiven', { name: member.full_name })),
  });
  // Who is in can be taken out again while the rest of the page is still being read.
  const busy = action !== 'undo' && (byHand.busy || givePlace.isPending);
  if (action === 'none') return null;
  const { full_name: name, check_in } = entry;
  const word = words[action];
  const handleClick = () => {
    if (busy) return;
    if (action === 'give_place')
      givePlace.mutate({
        body: { class_session_id: session.id, member_code: entry.member_code, pay_drop_in: false },
      });
    else if (action !== 'undo') byHand.tick({ bookingId: entry.booking_id, name, ...session });
    else if (check_in) undo({ checkInId: check_in.id, fullName: name });
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
      aria-label={t(`roster.${word}Of`, { name })}
      aria-busy={busy}
      onClick={handleClick}
    >
      {t(`roster.${word}`)}
    </Button>
  );
}
