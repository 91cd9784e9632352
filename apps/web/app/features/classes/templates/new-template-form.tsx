import { Button } from '@mantine/core';
import { createClassTemplateMutation, type PartnerVenue } from '@pulse/contract/client';
import { localDateOf } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { useEditedValues } from '#ui/forms/use-edited-values.ts';
import { useRefreshClasses } from '#ui/network/use-refresh-classes.ts';
import { currencyOfZone } from './fields/currency-of-zone.ts';
import type { TemplateChoices } from './fields/template-form-props.ts';
import { TemplateForm } from './template-form.tsx';
import { newTemplateValues, toTemplateFields } from './template-values.ts';
import { useTemplateErrors } from './use-template-errors.ts';

interface NewTemplateFormProps extends TemplateChoices {
  /** The venue that is chosen at first. */
  venue: PartnerVenue;
}

/** Creates a class, published with its sessions or as a draft, and leads back to the dashboard. */
export function NewTemplateForm({ venue, ...choices }: NewTemplateFormProps) {
  const { t } = useTranslation('partner-classes');
  const navigate = useNavigate();
  const refresh = useRefreshClasses();
  const { errors, failure, check, show } = useTemplateErrors();
  const [done, setDone] = useState(false);
  const [initial] = useState(() => {
    const { id, time_zone } = venue;
    return newTemplateValues(id, localDateOf(Date.now(), time_zone), currencyOfZone(time_zone));
  });
  const edited = useEditedValues('class-template:new', initial);
  // Only after the guard knows that nothing is unsaved any more.
  useEffect(() => {
    if (done) void navigate('/app/partner/dashboard#class-templates');
  }, [done, navigate]);
  const create = useMutation({
    ...createClassTemplateMutation(),
    onSuccess: async ({ name, status }) => {
      edited.accept(edited.values);
      await refresh();
      toastSuccess(t(status === 'draft' ? 'template.drafted' : 'template.published', { name }));
      setDone(true);
    },
    onError: show,
  });
  const save = async (draft: boolean) => {
    if (!(await check(edited.values))) return;
    const { activity, ...fields } = toTemplateFields(edited.values);
    if (activity) create.mutate({ body: { ...fields, activity, draft } });
  };
  return (
    <TemplateForm
      {...choices}
      // Another venue or another day than when it was typed is no change of a partner.
      edited={{ ...edited, merged: null }}
      errors={errors}
      failure={failure}
      existing={null}
      done={done}
      onSubmit={() => void save(false)}
    >
      <Button type="submit" variant="primary" loading={create.isPending}>
        {t('template.publish')}
      </Button>
      <Button variant="default" disabled={create.isPending} onClick={() => void save(true)}>
        {t('template.saveDraft')}
      </Button>
      {edited.unsaved && (
        <Button variant="subtle" disabled={create.isPending} onClick={edited.discard}>
          {t('discard')}
        </Button>
      )}
    </TemplateForm>
  );
}
