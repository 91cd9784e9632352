import { Button } from '@mantine/core';
import type { ClassTemplate } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useEditedValues } from '#ui/forms/use-edited-values.ts';
import { currencyOfZone } from './fields/currency-of-zone.ts';
import type { TemplateChoices } from './fields/template-form-props.ts';
import { ChangePreview } from './preview/change-preview.tsx';
import { TemplateForm } from './template-form.tsx';
import { toTemplateValues } from './template-values.ts';
import { useSaveTemplate } from './use-save-template.ts';
import { useTemplateErrors } from './use-template-errors.ts';

interface ChangeTemplateFormProps extends TemplateChoices {
  template: ClassTemplate;
}

/** Changes a class that is not archived; what a change does to its sessions is shown before it is saved. */
export function ChangeTemplateForm({ template, ...choices }: ChangeTemplateFormProps) {
  const { t } = useTranslation('partner-classes');
  const { id, status, trainer_name: trainerName, venue_id } = template;
  const zone = choices.venues.find((venue) => venue.id === venue_id)?.time_zone ?? '';
  const currency = currencyOfZone(zone);
  const edited = useEditedValues(`class-template:${id}`, toTemplateValues(template, currency));
  const errors = useTemplateErrors();
  const saving = useSaveTemplate({ template, currency, edited, errors });
  const { unsaved } = edited;
  const isDraft = status === 'draft';
  return (
    <>
      <TemplateForm
        {...choices}
        edited={edited}
        errors={errors.errors}
        failure={errors.failure}
        existing={{ trainerName }}
        done={false}
        onSubmit={() => void saving.submit()}
      >
        {isDraft && (
          <Button variant="primary" loading={saving.busy} onClick={() => void saving.publish()}>
            {t('template.publish')}
          </Button>
        )}
        <Button
          type="submit"
          variant={isDraft ? 'default' : 'primary'}
          disabled={!unsaved}
          loading={saving.busy}
        >
          {t(isDraft ? 'template.saveDraft' : 'save')}
        </Button>
        {unsaved && (
          <Button variant="subtle" disabled={saving.busy} onClick={edited.discard}>
            {t('discard')}
          </Button>
        )}
      </TemplateForm>
      <ChangePreview
        impact={saving.impact}
        busy={saving.busy}
        onConfirm={(consent) => void saving.confirm(consent)}
        onClose={saving.closePreview}
      />
    </>
  );
}
