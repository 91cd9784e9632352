import { Button } from '@mantine/core';
import type { ClassTemplate } from '@pulse/contract/client';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { currencyOfZone } from './fields/currency-of-zone.ts';
import type { TemplateChoices } from './fields/template-form-props.ts';
import { TemplateForm } from './template-form.tsx';
import { useTemplateEditor } from './use-template-editor.ts';

// Known only once something is saved.
const ChangePreviewForm = lazy(() => import('./preview/change-preview-form.tsx'));

interface ChangeTemplateFormProps extends TemplateChoices {
  template: ClassTemplate;
}

/** Changes a class that is not archived; what a change does to its sessions is shown before it is saved. */
export function ChangeTemplateForm({ template, ...choices }: ChangeTemplateFormProps) {
  const { t } = useTranslation('partner-classes');
  const { status, trainer_name: trainerName, venue_id } = template;
  const zone = choices.venues.find((venue) => venue.id === venue_id)?.time_zone ?? '';
  const editing = useTemplateEditor(template, currencyOfZone(zone));
  const { impact, closePreview } = editing;
  const { unsaved, busy } = editing.editor;
  const isDraft = status === 'draft';
  return (
    <>
      <TemplateForm {...choices} editor={editing.editor} existing={{ trainerName }}>
        {isDraft && (
          <Button variant="primary" loading={busy} onClick={() => void editing.publish()}>
            {t('template.publish')}
          </Button>
        )}
        <Button
          type="submit"
          variant={isDraft ? 'default' : 'primary'}
          disabled={!unsaved}
          loading={busy}
        >
          {t(isDraft ? 'template.saveDraft' : 'save')}
        </Button>
      </TemplateForm>
      <Sheet opened={impact !== null} onClose={closePreview} title={t('preview.title')}>
        <Suspense fallback={<LoadingRows rows={2} height={88} />}>
          {impact && (
            <ChangePreviewForm
              impact={impact}
              busy={busy}
              onConfirm={(consent) => void editing.confirm(consent)}
              onBack={closePreview}
            />
          )}
        </Suspense>
      </Sheet>
    </>
  );
}
