import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { changeUserRole, type UserForStaff } from '@pulse/contract/client';
import { type Role, rolesToGive } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { showProblemInForm } from '#ui/forms/show-problem-in-form.ts';
import { toFailure } from '#ui/network/problem.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { useUserChanged } from './use-users.ts';
import classes from './users.module.css';

interface ChangeRoleProps {
  user: UserForStaff;
  onClose: () => void;
}

/** Gives a user another role, with a reason. */
export function ChangeRoleSheet({ opened, ...props }: ChangeRoleProps & { opened: boolean }) {
  const { t } = useTranslation('platform-users');
  return (
    <Sheet opened={opened} onClose={props.onClose} title={t('change.title')}>
      <ChangeRoleForm {...props} />
    </Sheet>
  );
}

function ChangeRoleForm({ user, onClose }: ChangeRoleProps) {
  const { t } = useTranslation('platform-users');
  const userChanged = useUserChanged();
  const [failure, setFailure] = useState('');
  const form = useForm({
    initialValues: { role: user.role, reason: '' },
    validate: {
      role: (role) => (role === user.role ? t('change.sameRole') : null),
      reason: (reason) => (reason.trim().length < 2 ? t('change.reasonMissing') : null),
    },
  });
  const showErrors = (errors: typeof form.errors) => {
    form.setErrors(errors);
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  };
  const change = useMutation({
    mutationFn: async (body: { role: Role; reason: string }) => {
      const { data } = await changeUserRole({ path: { id: user.id }, body, throwOnError: true });
      return data;
    },
    onSuccess: (changed) => {
      userChanged(changed);
      toastSuccess(t('change.done', { name: user.full_name, role: t(`role.${changed.role}`) }));
      onClose();
    },
    onError: (error) => {
      const sentence = showProblemInForm({ setErrors: showErrors }, error, t('failed'));
      // Beside its field it would be there twice.
      if (toFailure(error).fields.length === 0) setFailure(sentence);
    },
  });
  const submit = form.onSubmit((body) => {
    setFailure('');
    change.mutate(body);
  }, showErrors);
  const holder = { role: user.role, worksForOrganisation: user.organisation !== null };
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <p className={classes.muted}>{t('change.lead', { name: user.full_name })}</p>
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
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button type="submit" variant="primary" size="lg" fullWidth loading={change.isPending}>
        {t('change.submit')}
      </Button>
    </form>
  );
}
