import { TextInput } from '@mantine/core';
import { addGuestMutation, type BookingGuests } from '@pulse/contract/client';
import { GUEST_NAME_KEPT_DAYS } from '@pulse/domain';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { createUuid } from '#ui/network/create-uuid.ts';

interface GuestFormProps {
  bookingId: string;
  onAdded: (guests: BookingGuests, name: string) => void;
}

/** Takes a place for a guest; what was typed is kept when that fails, and a retry adds no guest twice. */
export function GuestForm({ bookingId, onAdded }: GuestFormProps) {
  const { t } = useTranslation('together');
  const [guestId, setGuestId] = useState(createUuid);
  const add = useAction(addGuestMutation(), {
    onDone: (guests, { body }) => {
      form.reset();
      setGuestId(createUuid());
      onAdded(guests, body.name);
    },
    refetch: ['bookings'],
    refetchAfterFailure: true,
    failure: 'note',
  });
  const form = useActionForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: name.trim().length < 2 ? t('guests.nameMissing') : null }),
    action: add,
    toVariables: ({ name }) => ({
      path: { id: bookingId, guest_id: guestId },
      body: { name: name.trim() },
    }),
  });
  return (
    <Form form={form} layout="sheet" variant="filled" submit={t('guests.add')}>
      <TextInput
        label={t('guests.name')}
        description={t('guests.nameHint', { days: GUEST_NAME_KEPT_DAYS })}
        autoComplete="off"
        maxLength={60}
        {...form.getInputProps('name')}
      />
    </Form>
  );
}
