import { Button, Textarea, TextInput } from '@mantine/core';
import type { Profile } from '@pulse/contract/client';
import { MAXIMUM_AGE, MINIMUM_AGE, yearsBefore } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { DateField } from '#ui/forms/date-field.tsx';
import classes from '#ui/forms/editor.module.css';
import { EditorBar } from '#ui/forms/editor-bar.tsx';
import { FormFrame } from '#ui/forms/form-frame.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { PhoneField } from './phone-field.tsx';
import { useDetailsEditor } from './use-details-editor.ts';

interface DetailsFormProps {
  profile: Profile;
  /** False once there is nothing to save any more. */
  guarded: boolean;
}

/** Form for name, birthday, phone and address; the email is read-only. */
export function DetailsForm({ profile, guarded }: DetailsFormProps) {
  const { t } = useTranslation('profile');
  const editor = useDetailsEditor(profile);
  const { unsaved, busy, note, today, country } = editor;
  return (
    <FormFrame form={editor}>
      <UnsavedChangesGuard unsaved={unsaved && guarded} />
      <div className={classes.pair}>
        <TextInput
          label={t('details.fullName')}
          autoComplete="name"
          {...editor.getInputProps('full_name')}
        />
        <TextInput
          label={t('details.email')}
          value={profile.email}
          readOnly
          classNames={{ input: classes.fixed, description: classes.hint }}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          description={t('details.emailHint')}
        />
        <DateField
          label={t('details.birthday')}
          autoComplete="bday"
          min={yearsBefore(today, MAXIMUM_AGE)}
          max={yearsBefore(today, MINIMUM_AGE)}
          {...editor.getInputProps('birthday')}
        />
        <PhoneField country={country} hintClass={classes.hint} {...editor.getInputProps('phone')} />
      </div>
      <Textarea
        label={t('details.address')}
        autoComplete="street-address"
        rows={3}
        maxLength={300}
        {...editor.getInputProps('address')}
      />
      <EditorBar unsaved={unsaved} note={t('details.unsaved')}>
        <FailureNote hidden={!note}>{note}</FailureNote>
        <Button type="submit" variant="filled" disabled={!unsaved} loading={busy}>
          {t('details.save')}
        </Button>
        {unsaved && (
          <Button variant="subtle" disabled={busy} onClick={editor.discard}>
            {t('details.discard')}
          </Button>
        )}
      </EditorBar>
    </FormFrame>
  );
}
