import { removeStaffMutation, type StaffMember } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import classes from './staff.module.css';
import { useRefreshStaff } from './use-staff.ts';

interface RemoveStaffDialogProps {
  /** Who is removed, or whose invitation is withdrawn; null: closed. */
  person: StaffMember | null;
  ownId: string;
  onClose: () => void;
}

/** Asks before a staff member loses their role, or an invitation its link. */
export function RemoveStaffDialog({ person, ownId, onClose }: RemoveStaffDialogProps) {
  const { t } = useTranslation('partner-staff');
  const refresh = useRefreshStaff();
  const name = person?.full_name ?? '';
  const kind = person && person.status !== 'active' ? 'withdraw' : 'remove';
  const remove = useMutation({
    ...removeStaffMutation(),
    onSuccess: async () => {
      toastSuccess(t(`${kind}.done`, { name }));
      onClose();
      await refresh();
    },
  });
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={person !== null}
      title={t(`${kind}.title`)}
      confirm={t(`${kind}.confirm`)}
      cancel={t(`${kind}.keep`)}
      destructive
      busy={remove.isPending}
      onConfirm={() => person && remove.mutate({ path: { id: person.id } })}
      onCancel={close}
    >
      <p>{person?.id === ownId ? t('remove.self') : t(`${kind}.text`, { name })}</p>
      {remove.isError && (
        <FailureNote className={classes.refusal}>
          {toFailure(remove.error).detail ?? t('failed')}
        </FailureNote>
      )}
    </ConfirmDialog>
  );
}
