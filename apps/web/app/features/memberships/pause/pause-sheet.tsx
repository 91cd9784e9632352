import { useTranslation } from '#light-translator';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { PauseForm } from './pause-form.tsx';

interface PauseSheetProps {
  opened: boolean;
  onClose: () => void;
  timeZone: string;
}

/** Pauses the membership for some days, after showing what that does. */
export default function PauseSheet({ opened, onClose, timeZone }: PauseSheetProps) {
  const { t } = useTranslation('membership-changes');
  return (
    <Sheet opened={opened} onClose={onClose} title={t('pause.title')}>
      <PauseForm onClose={onClose} timeZone={timeZone} />
    </Sheet>
  );
}
