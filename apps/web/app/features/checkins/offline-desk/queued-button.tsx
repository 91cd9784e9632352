import { Button } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { useOnline } from '#ui/network/use-online.ts';
import { useDesk } from './desk-context.ts';
import { type QueuedCheckIn, removeQueued } from './queue.ts';

interface QueuedButtonProps {
  checkIn: QueuedCheckIn;
  name: string;
  onAnnounce: (message: string) => void;
}

/** Takes back a check-in that is queued here. Not while it may be on its way. */
export function QueuedButton({ checkIn, name, onAnnounce }: QueuedButtonProps) {
  const { t } = useTranslation('front-desk');
  const desk = useDesk();
  const online = useOnline();
  if (!desk || online) return null;
  const remove = () => {
    removeQueued(desk.userId, checkIn.id);
    onAnnounce(t('offline.removed', { name }));
  };
  return (
    <Button
      size="sm"
      variant="subtle"
      aria-label={t('offline.removeOf', { name })}
      onClick={remove}
    >
      {t('roster.undo')}
    </Button>
  );
}
