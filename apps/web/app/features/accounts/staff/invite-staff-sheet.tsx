import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { inviteStaffMutation } from '@pulse/contract/client';
import type { StaffRole } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { showProblemInForm } from '#ui/forms/show-problem-in-form.ts';
import { toFailure } from '#ui/network/problem.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { RoleField } from './role-field.tsx';
import classes from './staff.module.css';
import { useRefreshStaff } from './use-staff.ts';

interface InviteStaffSheetProps {
  opened: boolean;
  onClose: () => void;
}

/** Invites a person by email; they get the role by accepting. */
export function InviteStaffSheet({ opened, onClose }: InviteStaffSheetProps) {
  const { t } = useTranslation('partner-staff');
  return (
    <Sheet opened={opened} onClose={onClose} title={t('invite.title')}>
      <InviteStaffForm onClose={onClose} />
    </Sheet>
  );
}

function InviteStaffForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('partner-staff');
  const refresh = useRefreshStaff();
  const [failure, setFailure] = useState('');
  const form = useForm({
    initialValues: { full_name: '', email: '', role: 'partner_staff' as StaffRole },
    validate: {
      email: (email) => (/.@./.test(email) ? null : t('invite.emailMissing')),
      full_name: (name) => (name.trim().length < 2 ? t('invite.nameMissing') : null),
    },
  });
  const showErrors = (errors: typeof form.errors) => {
    form.setErrors(errors);
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  };
  const invite = useMutation({
    ...inviteStaffMutation(),
    onSuccess: async (_, { body }) => {
      toastSuccess(t('invite.done', { email: body.email }));
      onClose();
      await refresh();
    },
    onError: (error) => {
      const sentence = showProblemInForm({ setErrors: showErrors }, error, t('failed'));
      // Beside the fields it would be there twice.
      if (toFailure(error).fields.length === 0) setFailure(sentence);
    },
  });
  const submit = form.onSubmit((values) => {
    setFailure('');
    invite.mutate({ body: values });
  }, showErrors);
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <p className={classes.note}>{t('invite.lead')}</p>
      <TextInput
        label={t('invite.email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        data-autofocus
        {...form.getInputProps('email')}
      />
      <TextInput
        label={t('invite.name')}
        description={t('invite.nameHint')}
        autoComplete="off"
        maxLength={120}
        {...form.getInputProps('full_name')}
      />
      <RoleField
        value={form.values.role}
        error={form.errors.role}
        onChange={(role) => form.setFieldValue('role', role)}
      />
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button type="submit" variant="filled" size="lg" fullWidth loading={invite.isPending}>
        {t('invite.send')}
      </Button>
    </form>
  );
}
