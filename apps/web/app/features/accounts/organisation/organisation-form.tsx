import { Button, type PasswordInputProps } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  changeOrganisationMutation,
  getOrganisation,
  getOrganisationQueryKey,
  type Organisation,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { ChangedElsewhere } from '#ui/forms/changed-elsewhere.tsx';
import { showProblemInForm } from '#ui/forms/show-problem-in-form.ts';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { toFailure } from '#ui/network/problem.ts';
import classes from './organisation.module.css';
import { OrganisationFields } from './organisation-fields.tsx';
import {
  changedElsewhere,
  isUnsaved,
  rebase,
  toChange,
  toValues,
  typedInstead,
} from './organisation-values.ts';

/** The password field of the accounts feature, which the page passes in. */
export type PasswordFieldComponent = ComponentType<PasswordInputProps>;

interface OrganisationFormProps {
  organisation: Organisation;
  passwordField: PasswordFieldComponent;
  onClose: () => void;
}

/**
 * Changes the organisation's details with the current password. When another admin saved first, it
 * shows what they changed, keeps what was typed and lets the person save again.
 */
export function OrganisationForm(props: OrganisationFormProps) {
  const { organisation, passwordField: PasswordField, onClose } = props;
  const { t } = useTranslation('partner-organisation');
  const queryClient = useQueryClient();
  // The version that was opened: one that is read meanwhile must not replace what is typed.
  const [base, setBase] = useState(organisation);
  const [others, setOthers] = useState<ReturnType<typeof changedElsewhere>>([]);
  const [failure, setFailure] = useState('');
  const form = useForm({ initialValues: { ...toValues(organisation), current_password: '' } });

  const showConflict = async () => {
    const { data: latest } = await getOrganisation();
    if (!latest) return setFailure(t('failed'));
    setOthers(changedElsewhere(base, latest));
    form.setValues({ ...form.getValues(), ...rebase(form.getValues(), base, latest) });
    setBase(latest);
  };
  const showErrors = (errors: Record<string, string>) => {
    form.setErrors(errors);
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  };
  const save = useMutation({
    ...changeOrganisationMutation(),
    onSuccess: (saved) => {
      queryClient.setQueryData(getOrganisationQueryKey(), saved);
      toastSuccess(t('saved'));
      onClose();
    },
    onError: (error) => {
      const { code, fields } = toFailure(error);
      if (code === 'version_conflict') return showConflict();
      if (code === 'invalid_credentials')
        return showErrors({ current_password: t('wrongPassword') });
      const sentence = showProblemInForm({ setErrors: showErrors }, error, t('failed'));
      // Beside the fields it would be there twice.
      if (fields.length === 0) setFailure(sentence);
    },
  });
  const submit = form.onSubmit(({ current_password, ...values }) => {
    setFailure('');
    setOthers([]);
    if (!isUnsaved(values, base)) return setFailure(t('unchanged'));
    if (!current_password) return showErrors({ current_password: t('passwordMissing') });
    save.mutate({ body: { ...toChange(values, base), version: base.version, current_password } });
  });
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <UnsavedChangesGuard unsaved={isUnsaved(form.values, base) && !save.isSuccess} />
      {others.length > 0 && (
        <ChangedElsewhere
          fields={others.map(({ field, value }) => ({
            name: field,
            label: t(`field.${field}`),
            current: value || t('none'),
            typed: typedInstead(form.values, base, field),
            onTakeCurrent: () => form.setFieldValue(field, toValues(base)[field]),
          }))}
        />
      )}
      <OrganisationFields form={form} base={base} />
      <PasswordField
        label={t('password')}
        description={t('passwordHint')}
        autoComplete="current-password"
        {...form.getInputProps('current_password')}
      />
      {failure && <FailureNote className={classes.wide}>{failure}</FailureNote>}
      <div className={classes.buttons}>
        <Button type="submit" variant="primary" loading={save.isPending}>
          {t('save')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('discard')}
        </Button>
      </div>
    </form>
  );
}
