import { Textarea, TextInput } from '@mantine/core';
import { getProfileQueryKey, type Profile, updateProfileMutation } from '@pulse/contract/client';
import { MAXIMUM_AGE, MINIMUM_AGE, yearsBefore } from '@pulse/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { showProblemInForm } from '#ui/forms/show-problem-in-form.ts';
import { loadUser } from '../../session/load-user.ts';
import classes from './details-form.module.css';
import { type DetailsValues, isUnsaved, toFormValues, validateDetails } from './details-values.ts';
import { defaultCountry, PhoneField } from './phone-field.tsx';
import { SaveBar } from './save-bar.tsx';

interface DetailsFormProps {
  profile: Profile;
  /** Called with whether the form has unsaved changes. */
  onUnsavedChange: (unsaved: boolean) => void;
}

/** Form for name, birthday, phone and address; the email is read-only. */
export function DetailsForm({ profile, onUnsavedChange }: DetailsFormProps) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => toFormValues(profile));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const unsaved = isUnsaved(values, profile);
  useEffect(() => onUnsavedChange(unsaved), [unsaved, onUnsavedChange]);

  const setValue = useCallback((name: keyof DetailsValues, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
  }, []);
  const setPhone = useCallback((value: string) => setValue('phone', value), [setValue]);
  const field = (name: keyof DetailsValues) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValue(name, event.currentTarget.value),
  });
  const showErrors = (foundErrors: Record<string, string>) => {
    setErrors(foundErrors);
    const [first] = ['full_name', 'birthday', 'phone', 'address'].filter(
      (name) => foundErrors[name],
    );
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const save = useMutation({
    ...updateProfileMutation(),
    onSuccess: (saved) => {
      queryClient.setQueryData(getProfileQueryKey(), saved);
      setValues((before) => ({ ...toFormValues(saved), phone: before.phone }));
      void loadUser();
      toastSuccess(t('details.saved'));
    },
    onError: (error) =>
      toastFailure(showProblemInForm({ setErrors: showErrors }, error, t('details.failed'))),
  });

  const today = new Date().toISOString().slice(0, 10);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const country = defaultCountry(profile.time_zone);
    const { errors: invalid, phone, example } = await validateDetails(values, { today, country });
    const foundErrors = Object.entries(invalid).map(([name, errorKey]) => [
      name,
      t(`details.${errorKey}`, { example }),
    ]);
    showErrors(Object.fromEntries(foundErrors));
    if (foundErrors.length > 0) return;
    save.mutate({
      body: {
        full_name: values.full_name.trim(),
        birthday: values.birthday || null,
        phone,
        address: values.address.trim() || null,
      },
    });
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={classes.form}>
      <div className={classes.pair}>
        <TextInput label={t('details.fullName')} autoComplete="name" {...field('full_name')} />
        <TextInput
          label={t('details.email')}
          value={profile.email}
          readOnly
          classNames={{ input: classes.fixed }}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          description={t('details.emailHint')}
        />
        <TextInput
          label={t('details.birthday')}
          type="date"
          autoComplete="bday"
          min={yearsBefore(today, MAXIMUM_AGE)}
          max={yearsBefore(today, MINIMUM_AGE)}
          {...field('birthday')}
        />
        <PhoneField
          value={values.phone}
          timeZone={profile.time_zone}
          error={errors.phone}
          onChange={setPhone}
        />
      </div>
      <Textarea
        label={t('details.address')}
        autoComplete="street-address"
        rows={3}
        maxLength={300}
        {...field('address')}
      />
      <SaveBar
        unsaved={unsaved}
        busy={save.isPending}
        onDiscard={() => {
          setValues(toFormValues(profile));
          setErrors({});
        }}
      />
    </form>
  );
}
