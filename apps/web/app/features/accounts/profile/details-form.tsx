import { Textarea, TextInput } from '@mantine/core';
import { getProfileQueryKey, type Profile, updateProfileMutation } from '@pulse/contract/client';
import { ADULT_AGE, OLDEST_AGE, yearsBefore } from '@pulse/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showProblemInForm } from '../../../ui/show-problem-in-form.ts';
import { toastFailure, toastSuccess } from '../../../ui/toast.ts';
import { loadUser } from '../session/load-user.ts';
import classes from './details-form.module.css';
import { checkDetails, type DetailsValues, isUnsaved, valuesOf } from './details-values.ts';
import { countryOf, PhoneField } from './phone-field.tsx';
import { SaveBar } from './save-bar.tsx';

interface DetailsFormProps {
  profile: Profile;
  /** Hears whether something written here is not saved. */
  onUnsaved: (unsaved: boolean) => void;
}

/** Name, birthday, phone and address. The email is shown and cannot be changed. */
export function DetailsForm({ profile, onUnsaved }: DetailsFormProps) {
  const { t } = useTranslation('profile');
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => valuesOf(profile));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const unsaved = isUnsaved(values, profile);
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);

  const put = useCallback((name: keyof DetailsValues, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
  }, []);
  const putPhone = useCallback((value: string) => put('phone', value), [put]);
  const field = (name: keyof DetailsValues) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      put(name, event.currentTarget.value),
  });
  const showErrors = (found: Record<string, string>) => {
    setErrors(found);
    const [first] = ['full_name', 'birthday', 'phone', 'address'].filter((name) => found[name]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const save = useMutation({
    ...updateProfileMutation(),
    onSuccess: (saved) => {
      queries.setQueryData(getProfileQueryKey(), saved);
      setValues((before) => ({ ...valuesOf(saved), phone: before.phone }));
      void loadUser();
      toastSuccess(t('details.saved'));
    },
    onError: (error) =>
      toastFailure(showProblemInForm({ setErrors: showErrors }, error, t('details.failed'))),
  });

  const today = new Date().toISOString().slice(0, 10);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const country = countryOf(profile.time_zone);
    const { faults, phone, example } = await checkDetails(values, { today, country });
    const found = Object.entries(faults).map(([name, fault]) => [
      name,
      t(`details.${fault}`, { example }),
    ]);
    showErrors(Object.fromEntries(found));
    if (found.length > 0) return;
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
          min={yearsBefore(today, OLDEST_AGE)}
          max={yearsBefore(today, ADULT_AGE)}
          {...field('birthday')}
        />
        <PhoneField
          value={values.phone}
          timeZone={profile.time_zone}
          error={errors.phone}
          onChange={putPhone}
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
          setValues(valuesOf(profile));
          setErrors({});
        }}
      />
    </form>
  );
}
