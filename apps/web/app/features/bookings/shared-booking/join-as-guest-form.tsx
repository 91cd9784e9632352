import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { joinAsGuestMutation } from '@pulse/contract/client';
import { GUEST_NAME_KEPT_DAYS } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { showProblemInForm } from '#ui/forms/show-problem-in-form.ts';
import { createUuid } from '#ui/network/create-uuid.ts';
import { toFailure } from '#ui/network/problem.ts';
import classes from './shared-class.module.css';

interface JoinAsGuestFormProps {
  token: string;
  onJoined: (name: string) => void;
}

/** Takes the place of a guest with a name alone; a retry takes no second one. */
export function JoinAsGuestForm({ token, onJoined }: JoinAsGuestFormProps) {
  const { t } = useTranslation('together');
  const [failure, setFailure] = useState('');
  const [guestId] = useState(createUuid);
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim().length < 2 ? t('guests.nameMissing') : null) },
  });
  const join = useMutation({
    ...joinAsGuestMutation(),
    onSuccess: (_, { body }) => onJoined(body.name),
    onError: (error) => {
      const sentence = showProblemInForm(form, error, t('guests.failed'));
      if (toFailure(error).fields.length === 0) setFailure(sentence);
    },
  });
  const submit = form.onSubmit(
    ({ name }) => {
      setFailure('');
      join.mutate({ body: { token, guest_id: guestId, name: name.trim() } });
    },
    () => form.getInputNode('name')?.focus(),
  );
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <TextInput
        label={t('page.name')}
        description={t('guests.nameHint', { days: GUEST_NAME_KEPT_DAYS })}
        autoComplete="name"
        maxLength={60}
        {...form.getInputProps('name')}
      />
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button type="submit" size="lg" fullWidth loading={join.isPending}>
        {t('page.join')}
      </Button>
    </form>
  );
}
