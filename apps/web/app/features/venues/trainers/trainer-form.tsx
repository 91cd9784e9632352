import { Button, Textarea, TextInput } from '@mantine/core';
import type { PartnerTrainer } from '@pulse/contract/client';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { activityNames } from '#ui/choices/activities-and-amenities.ts';
import { MultipleChoices } from '#ui/controls/multiple-choices.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { ChangedElsewhere } from '#ui/forms/changed-elsewhere.tsx';
import classes from '#ui/forms/editor.module.css';
import { EditorBar } from '#ui/forms/editor-bar.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { useEditedValues } from '#ui/forms/use-edited-values.ts';
import { emptyTrainer, type TrainerValues, toTrainerValues } from './trainer-values.ts';
import { useSaveTrainer } from './use-save-trainer.ts';

const minNameLength = 2;

interface TrainerFormProps {
  /** Null for a new trainer. */
  trainer: PartnerTrainer | null;
}

/** Creates a trainer, or changes one; what another user saved meanwhile is shown and not overwritten. */
export function TrainerForm({ trainer }: TrainerFormProps) {
  const { t } = useTranslation('partner-classes');
  const { t: shared } = useTranslation();
  const format = useFormat();
  const nameField = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const edited = useEditedValues(
    `trainer:${trainer?.id ?? 'new'}`,
    trainer ? toTrainerValues(trainer) : emptyTrainer,
  );
  const { values, setValue, unsaved } = edited;
  const { save, busy, failure, done } = useSaveTrainer(trainer, edited, setErrors);
  const activityText = (names: TrainerValues['activities']) =>
    format.list(names.map((name) => shared(`activity.${name}`))) || t('nothing');
  const textOf = (name: keyof TrainerValues, from: TrainerValues) =>
    name === 'activities' ? activityText(from.activities) : from[name] || t('nothing');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tooShort = values.name.trim().length < minNameLength;
    setErrors(tooShort ? { name: t('trainer.error.name') } : {});
    if (tooShort) nameField.current?.focus();
    else save();
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <UnsavedChangesGuard unsaved={unsaved && !done} />
      {trainer && edited.merged && (
        <ChangedElsewhere
          fields={edited.merged.changedElsewhere.map((name) => ({
            name,
            label: t(`trainer.${name}`),
            current: textOf(name, edited.base),
            typed: edited.typed.includes(name) ? textOf(name, values) : null,
            onTakeCurrent: () => setValue(name, edited.base[name]),
          }))}
        />
      )}
      <TextInput
        ref={nameField}
        label={t('trainer.name')}
        description={t('trainer.nameHint')}
        value={values.name}
        error={errors.name}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => setValue('name', event.currentTarget.value)}
      />
      <Textarea
        label={t('trainer.bio')}
        description={t('trainer.bioHint')}
        rows={5}
        value={values.bio}
        error={errors.bio}
        maxLength={2000}
        onChange={(event) => setValue('bio', event.currentTarget.value)}
      />
      <MultipleChoices
        label={t('trainer.activities')}
        values={values.activities}
        choices={activityNames.map((value) => ({ value, name: shared(`activity.${value}`) }))}
        onChange={(activities) => setValue('activities', activities)}
        error={errors.activities}
      />
      <FailureNote hidden={!failure}>{failure}</FailureNote>
      <EditorBar unsaved={unsaved} note={t('unsaved')}>
        <Button
          type="submit"
          variant="primary"
          disabled={trainer !== null && !unsaved}
          loading={busy}
        >
          {t(trainer ? 'save' : 'trainers.add')}
        </Button>
        {unsaved && (
          <Button variant="subtle" disabled={busy} onClick={edited.discard}>
            {t('discard')}
          </Button>
        )}
      </EditorBar>
    </form>
  );
}
