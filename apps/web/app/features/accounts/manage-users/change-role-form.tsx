import { NativeSelect, Textarea } from '@mantine/core';
import { changeUserRoleMutation, type UserForStaff } from '@pulse/contract/client';
import { rolesToGive } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Note } from '#ui/layout/note.tsx';

interface ChangeRoleFormProps {
  user: UserForStaff;
  onClose: () => void;
}

/** Gives a user another role, with a reason. */
export function ChangeRoleForm({ user, onClose }: ChangeRoleFormProps) {
  const { t } = useTranslation('platform-users');
  const change = useAction(changeUserRoleMutation(), {
    done: (changed) => t('change.done', { name: user.full_name, role: t(`role.${changed.role}`) }),
    onDone: onClose,
    refetch: ['accounts'],
    failure: 'note',
  });
  const form = useActionForm({
    initial: { role: user.role, reason: '' },
    check: ({ role, reason }) => ({
      role: role === user.role ? t('change.sameRole') : null,
      reason: reason.trim().length < 2 ? t('change.reasonMissing') : null,
    }),
    action: change,
    toVariables: (body) => ({ path: { id: user.id }, body }),
  });
  const holder = { role: user.role, worksForOrganisation: user.organisation !== null };
  return (
    <Form form={form} submit={t('change.submit')} layout="sheet">
      <Note>{t('change.lead', { name: user.full_name })}</Note>
      <NativeSelect
        label={t('change.role')}
        description={user.organisation ? t('change.leaves') : t('change.partnerRoles')}
        data={rolesToGive(holder).map((role) => ({ value: role, label: t(`role.${role}`) }))}
        data-autofocus
        {...form.getInputProps('role')}
      />
      <Textarea
        label={t('change.reason')}
        description={t('change.reasonHint')}
        rows={3}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
    </Form>
  );
}
