import { TextInput } from '@mantine/core';
import { inviteStaffMutation } from '@pulse/contract/client';
import type { StaffRole } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Text } from '#ui/layout/text.tsx';
import { RoleField } from './role-field.tsx';

/** Invites a person by email; they get the role by accepting. */
export function InviteStaffForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('partner-staff');
  const invite = useAction(inviteStaffMutation(), {
    done: (_, { body }) => t('invite.done', { email: body.email }),
    onDone: onClose,
    refetch: ['accounts'],
    failure: 'note',
  });
  const form = useActionForm({
    initial: { email: '', full_name: '', role: 'partner_staff' as StaffRole },
    check: ({ email, full_name }) => ({
      email: /.@./.test(email) ? null : t('invite.emailMissing'),
      full_name: full_name.trim().length < 2 ? t('invite.nameMissing') : null,
    }),
    action: invite,
    toVariables: (body) => ({ body }),
  });
  return (
    <Form form={form} submit={t('invite.send')} variant="filled" layout="sheet">
      <Text tone="quiet">{t('invite.lead')}</Text>
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
      <RoleField {...form.getInputProps('role')} />
    </Form>
  );
}
