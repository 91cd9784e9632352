import { removeStaffMutation, type StaffMember } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ConfirmAction } from '#ui/actions/confirm-action.tsx';
import { useAction } from '#ui/actions/use-action.ts';

interface RemoveStaffDialogProps {
  /** Who is removed, or whose invitation is withdrawn; null: closed. */
  person: StaffMember | null;
  ownId: string;
  onClose: () => void;
}

/** Asks before a staff member loses their role, or an invitation its link. */
export function RemoveStaffDialog({ person, ownId, onClose }: RemoveStaffDialogProps) {
  const { t } = useTranslation('partner-staff');
  const name = person?.full_name ?? '';
  const kind = person && person.status !== 'active' ? 'withdraw' : 'remove';
  const remove = useAction(removeStaffMutation(), {
    done: t(`${kind}.done`, { name }),
    onDone: onClose,
    refetch: ['accounts'],
    failure: 'note',
  });
  return (
    <ConfirmAction
      opened={person !== null}
      words={{
        title: t(`${kind}.title`),
        confirm: t(`${kind}.confirm`),
        cancel: t(`${kind}.keep`),
        destructive: true,
      }}
      action={remove}
      onConfirm={() => person && remove.mutate({ path: { id: person.id } })}
      onClose={onClose}
    >
      <p>{person?.id === ownId ? t('remove.self') : t(`${kind}.text`, { name })}</p>
    </ConfirmAction>
  );
}
