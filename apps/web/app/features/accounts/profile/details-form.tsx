import { Button, Textarea, TextInput } from '@mantine/core';
import { getProfileQueryKey, type Profile, updateProfileMutation } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showProblemInForm } from '../../../ui/show-problem-in-form.ts';
import { toastFailure, toastSuccess } from '../../../ui/toast.ts';
import { loadUser } from '../session/load-user.ts';

/** As the contract has it: plus, country code, digits, spaces between them. */
const phoneShape = /^\+[1-9][\d ]{6,18}$/;

/** Name, birthday, phone and address. The email is shown and cannot be changed. */
export function DetailsForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const queries = useQueryClient();
  const [values, setValues] = useState({
    full_name: profile.full_name,
    birthday: profile.birthday ?? '',
    phone: profile.phone ?? '',
    address: profile.address ?? '',
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  });
  const save = useMutation({
    ...updateProfileMutation(),
    onSuccess: (saved) => {
      queries.setQueryData(getProfileQueryKey(), saved);
      void loadUser();
      toastSuccess(t('details.saved'));
    },
    onError: (error) => toastFailure(showProblemInForm({ setErrors }, error, t('details.failed'))),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { full_name, birthday, phone, address } = values;
    const found: Record<string, string> = {};
    if (full_name.trim().length < 2) found.full_name = t('details.nameNeeded');
    if (phone !== '' && !phoneShape.test(phone.trim())) found.phone = t('details.phoneWrong');
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    save.mutate({
      body: {
        full_name,
        birthday: birthday || null,
        phone: phone.trim() || null,
        address: address.trim() || null,
      },
    });
  };
  const today = new Date().toISOString().slice(0, 10);

  return (
    <form onSubmit={submit} noValidate>
      <TextInput label={t('details.fullName')} autoComplete="name" {...field('full_name')} />
      <TextInput
        label={t('details.email')}
        description={t('details.emailHint')}
        value={profile.email}
        readOnly
      />
      <TextInput
        label={t('details.birthday')}
        type="date"
        autoComplete="bday"
        max={today}
        {...field('birthday')}
      />
      <TextInput
        label={t('details.phone')}
        description={t('details.phoneHint')}
        type="tel"
        autoComplete="tel"
        {...field('phone')}
      />
      <Textarea
        label={t('details.address')}
        autoComplete="street-address"
        rows={3}
        maxLength={300}
        {...field('address')}
      />
      <Button type="submit" variant="filled" loading={save.isPending}>
        {t('details.save')}
      </Button>
    </form>
  );
}
