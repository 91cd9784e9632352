import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { getProfileQueryKey, type Profile, updateProfileMutation } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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
  const form = useForm({
    initialValues: {
      full_name: profile.full_name,
      birthday: profile.birthday ?? '',
      phone: profile.phone ?? '',
      address: profile.address ?? '',
    },
    validate: {
      full_name: (name) => (name.trim().length < 2 ? t('details.nameNeeded') : null),
      phone: (phone) =>
        phone === '' || phoneShape.test(phone.trim()) ? null : t('details.phoneWrong'),
    },
  });
  const save = useMutation({
    ...updateProfileMutation(),
    onSuccess: (saved) => {
      queries.setQueryData(getProfileQueryKey(), saved);
      void loadUser();
      toastSuccess(t('details.saved'));
    },
    onError: (error) => toastFailure(showProblemInForm(form, error, t('details.failed'))),
  });
  const submit = form.onSubmit(({ full_name, birthday, phone, address }) =>
    save.mutate({
      body: {
        full_name,
        birthday: birthday || null,
        phone: phone.trim() || null,
        address: address.trim() || null,
      },
    }),
  );
  const today = new Date().toISOString().slice(0, 10);

  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label={t('details.fullName')}
        autoComplete="name"
        {...form.getInputProps('full_name')}
      />
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
        {...form.getInputProps('birthday')}
      />
      <TextInput
        label={t('details.phone')}
        description={t('details.phoneHint')}
        type="tel"
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
      <Textarea
        label={t('details.address')}
        autoComplete="street-address"
        rows={3}
        maxLength={300}
        {...form.getInputProps('address')}
      />
      <Button type="submit" variant="filled" loading={save.isPending}>
        {t('details.save')}
      </Button>
    </form>
  );
}
