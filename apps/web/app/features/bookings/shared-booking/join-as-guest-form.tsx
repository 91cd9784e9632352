import { TextInput } from '@mantine/core';
import { joinAsGuestMutation } from '@pulse/contract/client';
import { GUEST_NAME_KEPT_DAYS } from '@pulse/domain';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { createUuid } from '#ui/network/create-uuid.ts';

interface JoinAsGuestFormProps {
  token: string;
  onJoined: (name: string) => void;
}

/** Takes the place of a guest with a name alone; a retry takes no second one. */
export function JoinAsGuestForm({ token, onJoined }: JoinAsGuestFormProps) {
  const { t } = useTranslation('together');
  const [guestId] = useState(createUuid);
  const join = useAction(joinAsGuestMutation(), {
    onDone: (_, { body }) => onJoined(body.name),
    failure: 'note',
  });
  const form = useActionForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: name.trim().length < 2 ? t('guests.nameMissing') : null }),
    action: join,
    toVariables: ({ name }) => ({ body: { token, guest_id: guestId, name: name.trim() } }),
  });
  return (
    <Form form={form} layout="sheet" variant="default" submit={t('page.join')}>
      <TextInput
        label={t('page.name')}
        description={t('guests.nameHint', { days: GUEST_NAME_KEPT_DAYS })}
        autoComplete="name"
        maxLength={60}
        {...form.getInputProps('name')}
      />
    </Form>
  );
}
