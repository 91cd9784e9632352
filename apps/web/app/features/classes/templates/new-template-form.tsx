import { Button } from '@mantine/core';
import {
  type ClassTemplate,
  createClassTemplateMutation,
  type PartnerVenue,
} from '@pulse/contract/client';
import { localDateOf } from '@pulse/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useEditor } from '#ui/forms/editor/use-editor.ts';
import { currencyOfZone } from './fields/currency-of-zone.ts';
import type { TemplateChoices } from './fields/template-form-props.ts';
import { TemplateForm } from './template-form.tsx';
import {
  newTemplateValues,
  type TemplateValues,
  toTemplateFields,
  toTemplateValues,
} from './template-values.ts';
import { useTemplateFaults } from './use-template-faults.ts';

interface NewTemplateFormProps extends TemplateChoices {
  /** The venue that is chosen at first. */
  venue: PartnerVenue;
}

/** Creates a class, published with its sessions or as a draft, and leads back to the dashboard. */
export function NewTemplateForm({ venue, ...choices }: NewTemplateFormProps) {
  const { t } = useTranslation('partner-classes');
  const navigate = useNavigate();
  const currency = currencyOfZone(venue.time_zone);
  const [initial] = useState(() =>
    newTemplateValues(venue.id, localDateOf(Date.now(), venue.time_zone), currency),
  );
  const create = useAction(createClassTemplateMutation(), {
    done: ({ name, status }) =>
      t(status === 'draft' ? 'template.drafted' : 'template.published', { name }),
    refetch: ['schedule'],
    failure: 'note',
  });
  const createAs = async (values: TemplateValues, draft: boolean) => {
    const { activity, ...fields } = toTemplateFields(values);
    if (!activity) throw new TypeError('A class without an activity does not pass the check.');
    return create.mutateAsync({ body: { ...fields, activity, draft } });
  };
  const editor = useEditor<ClassTemplate, TemplateValues>({
    draftKey: 'class-template:new',
    saved: null,
    toValues: (saved) => (saved ? toTemplateValues(saved, currency) : initial),
    readAgain: async () => null,
    save: ({ values }) => createAs(values, false),
    ...useTemplateFaults(),
    onSaved: () => void navigate('/app/partner/dashboard#class-templates'),
  });
  return (
    <TemplateForm {...choices} editor={editor} existing={null}>
      <Button type="submit" variant="primary" loading={editor.busy}>
        {t('template.publish')}
      </Button>
      <Button
        variant="default"
        disabled={editor.busy}
        onClick={() => void editor.save(({ values }) => createAs(values, true))}
      >
        {t('template.saveDraft')}
      </Button>
    </TemplateForm>
  );
}
