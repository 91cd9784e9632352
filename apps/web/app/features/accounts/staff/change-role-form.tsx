import { changeStaffMutation, type StaffMember } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Text } from '#ui/layout/text.tsx';
import { RoleField } from './role-field.tsx';
import classes from './staff.module.css';

interface ChangeRoleFormProps {
  person: StaffMember;
  isSelf: boolean;
  onClose: () => void;
}

/** Gives a colleague or an open invitation another role. */
export function ChangeRoleForm({ person, isSelf, onClose }: ChangeRoleFormProps) {
  const { t } = useTranslation('partner-staff');
  const { id, full_name: name, role, status } = person;
  const change = useAction(changeStaffMutation(), {
    done: (changed) => t('change.done', { name, role: t(`role.${changed.role}`) }),
    onDone: onClose,
    refetch: ['accounts'],
    failure: 'note',
  });
  const form = useActionForm({
    initial: { role },
    action: change,
    toVariables: (body) => ({ path: { id }, body }),
  });
  const submit = () => (form.changed ? form.submit() : onClose());
  return (
    <Form form={{ ...form, submit }} submit={t('change.save')} variant="filled" layout="sheet">
      <Text tone="quiet" className={classes.whose}>
        <strong>{name}</strong>
        {status === 'active' && ` · ${t(isSelf ? 'change.self' : 'change.others')}`}
      </Text>
      <RoleField {...form.getInputProps('role')} />
    </Form>
  );
}
