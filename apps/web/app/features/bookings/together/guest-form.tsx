import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { addGuestMutation, type BookingGuests } from '@pulse/contract/client';
import { GUEST_NAME_KEPT_DAYS } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { showProblemInForm } from '#ui/forms/show-problem-in-form.ts';
import { createUuid } from '#ui/network/create-uuid.ts';
import { toFailure } from '#ui/network/problem.ts';
import classes from './together.module.css';

interface GuestFormProps {
  bookingId: string;
  onAdded: (guests: BookingGuests, name: string) => void;
  /** Called when the server refuses: something has changed since the guests were read. */
  onRefused: () => void;
}

/** Takes a place for a guest; what was typed is kept when that fails, and a retry adds no guest twice. */
export function GuestForm({ bookingId, onAdded, onRefused }: GuestFormProps) {
  const { t } = useTranslation('together');
  const [failure, setFailure] = useState('');
  const [guestId, setGuestId] = useState(createUuid);
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim().length < 2 ? t('guests.nameMissing') : null) },
  });
  const add = useMutation({
    ...addGuestMutation(),
    onSuccess: (guests, { body }) => {
      form.reset();
      setGuestId(createUuid());
      onAdded(guests, body.name);
    },
    onError: (error) => {
      const sentence = showProblemInForm(form, error, t('guests.failed'));
      const { fields, code } = toFailure(error);
      // Beside the field it would be there twice.
      if (fields.length === 0) setFailure(sentence);
      if (code) onRefused();
    },
  });
  const submit = form.onSubmit(
    ({ name }) => {
      setFailure('');
      add.mutate({ path: { id: bookingId, guest_id: guestId }, body: { name: name.trim() } });
    },
    () => form.getInputNode('name')?.focus(),
  );
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <TextInput
        label={t('guests.name')}
        description={t('guests.nameHint', { days: GUEST_NAME_KEPT_DAYS })}
        autoComplete="off"
        maxLength={60}
        {...form.getInputProps('name')}
      />
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button type="submit" variant="filled" size="lg" fullWidth loading={add.isPending}>
        {t('guests.add')}
      </Button>
    </form>
  );
}
