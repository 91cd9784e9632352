import { correctCheckInMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toFailure } from '../../ui/problem.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { ReasonForm } from './reason-form.tsx';
import type { UndoWish } from './undo-wish.ts';
import { useRefreshDoor } from './use-refresh-door.ts';

interface UndoSheetProps {
  /** The arrival to take back; null while nothing is asked. */
  wish: UndoWish | null;
  onClose: () => void;
}

/** Asks why an arrival is taken back; keeping it is the strong button. */
export function UndoSheet({ wish, onClose }: UndoSheetProps) {
  const { t } = useTranslation('door');
  return (
    <Sheet opened={wish !== null} onClose={onClose} title={t('undo.title')}>
      {wish && <UndoQuestion wish={wish} onClose={onClose} />}
    </Sheet>
  );
}

function UndoQuestion({ wish, onClose }: { wish: UndoWish; onClose: () => void }) {
  const { t } = useTranslation('door');
  const refresh = useRefreshDoor();
  const undo = useMutation({
    ...correctCheckInMutation(),
    onSuccess: async () => {
      toastSuccess(t('undo.done', { name: wish.fullName }));
      onClose();
      await refresh();
    },
  });
  return (
    <ReasonForm
      lead={t('undo.lead', { name: wish.fullName })}
      label={t('undo.reason')}
      hint={t('undo.reasonHint')}
      failure={undo.isError ? (toFailure(undo.error).detail ?? t('undo.failed')) : null}
      keep={t('undo.keep')}
      confirm={t('undo.confirm')}
      busy={undo.isPending}
      onKeep={onClose}
      onConfirm={(reason) => undo.mutate({ path: { id: wish.checkInId }, body: { reason } })}
    />
  );
}
