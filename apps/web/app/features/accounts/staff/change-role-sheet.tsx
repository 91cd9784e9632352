import { Button } from '@mantine/core';
import { changeStaffMutation, type StaffMember } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { RoleField } from './role-field.tsx';
import classes from './staff.module.css';
import { useRefreshStaff } from './use-staff.ts';

interface ChangeRoleSheetProps {
  /** Whose role changes; null: closed. */
  person: StaffMember | null;
  ownId: string;
  onClose: () => void;
}

/** Gives a colleague or an open invitation another role. */
export function ChangeRoleSheet({ person, ownId, onClose }: ChangeRoleSheetProps) {
  const { t } = useTranslation('partner-staff');
  return (
    <Sheet opened={person !== null} onClose={onClose} title={t('change.title')}>
      {person && <ChangeRoleForm person={person} isSelf={person.id === ownId} onClose={onClose} />}
    </Sheet>
  );
}

interface ChangeRoleFormProps {
  person: StaffMember;
  isSelf: boolean;
  onClose: () => void;
}

function ChangeRoleForm({ person, isSelf, onClose }: ChangeRoleFormProps) {
  const { t } = useTranslation('partner-staff');
  const refresh = useRefreshStaff();
  const [role, setRole] = useState(person.role);
  const name = person.full_name;
  const change = useMutation({
    ...changeStaffMutation(),
    onSuccess: async (changed) => {
      toastSuccess(t('change.done', { name, role: t(`role.${changed.role}`) }));
      onClose();
      await refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (role === person.role) onClose();
    else change.mutate({ path: { id: person.id }, body: { role } });
  };
  const consequence = isSelf ? 'change.self' : 'change.others';
  return (
    <form onSubmit={submit} className={classes.form}>
      <p className={classes.note}>
        <strong>{name}</strong>
        {person.status === 'active' && ` · ${t(consequence)}`}
      </p>
      <RoleField
        value={role}
        onChange={(chosen) => {
          setRole(chosen);
          change.reset();
        }}
      />
      {change.isError && <FailureNote>{toFailure(change.error).detail ?? t('failed')}</FailureNote>}
      <Button type="submit" variant="filled" size="lg" fullWidth loading={change.isPending}>
        {t('change.save')}
      </Button>
    </form>
  );
}
