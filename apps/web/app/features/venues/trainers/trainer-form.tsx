import { Button, Textarea, TextInput } from '@mantine/core';
import type { PartnerTrainer } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { activityNames } from '#ui/choices/activities-and-amenities.ts';
import { MultipleChoices } from '#ui/controls/multiple-choices.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Editor } from '#ui/forms/editor/editor.tsx';
import type { TrainerValues } from './trainer-values.ts';
import { useTrainerEditor } from './use-trainer-editor.ts';

interface TrainerFormProps {
  /** Null for a new trainer. */
  trainer: PartnerTrainer | null;
}

/** Creates a trainer, or changes one; what another user saved meanwhile is shown and not overwritten. */
export function TrainerForm({ trainer }: TrainerFormProps) {
  const { t } = useTranslation('partner-classes');
  const { t: shared } = useTranslation();
  const format = useFormat();
  const editor = useTrainerEditor(trainer);
  const activityText = (names: TrainerValues['activities']) =>
    format.list(names.map((name) => shared(`activity.${name}`))) || t('nothing');
  const words = {
    labelOf: (name: keyof TrainerValues) => t(`trainer.${name}`),
    textOf: (name: keyof TrainerValues, from: TrainerValues) =>
      name === 'activities' ? activityText(from.activities) : from[name] || t('nothing'),
    unsaved: t('unsaved'),
    discard: t('discard'),
  };
  return (
    <Editor
      editor={editor}
      words={words}
      buttons={
        <Button
          type="submit"
          variant="primary"
          disabled={trainer !== null && !editor.unsaved}
          loading={editor.busy}
        >
          {t(trainer ? 'save' : 'trainers.add')}
        </Button>
      }
    >
      <TextInput
        label={t('trainer.name')}
        description={t('trainer.nameHint')}
        maxLength={120}
        autoComplete="off"
        {...editor.getInputProps('name')}
      />
      <Textarea
        label={t('trainer.bio')}
        description={t('trainer.bioHint')}
        rows={5}
        maxLength={2000}
        {...editor.getInputProps('bio')}
      />
      <div data-path="activities">
        <MultipleChoices
          label={t('trainer.activities')}
          values={editor.values.activities}
          choices={activityNames.map((value) => ({ value, name: shared(`activity.${value}`) }))}
          onChange={(activities) => editor.setValue('activities', activities)}
          error={editor.errors.activities}
        />
      </div>
    </Editor>
  );
}
