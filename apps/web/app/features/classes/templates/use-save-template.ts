import {
  type ClassTemplate,
  changeClassTemplateMutation,
  getClassTemplateOptions,
  previewClassTemplateMutation,
  publishClassTemplateMutation,
  type TemplateImpact,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { toastSuccess } from '#ui/feedback/toast.ts';
import type { EditedValues } from '#ui/forms/use-edited-values.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useRefreshClasses } from '#ui/network/use-refresh-classes.ts';
import { affectsSessions } from './preview/affects-sessions.ts';
import { changedFields, type TemplateValues, toTemplateValues } from './template-values.ts';
import type { TemplateErrors } from './use-template-errors.ts';

/** What the partner decided about booked sessions, and what members of cancelled ones read. */
export interface Consent {
  apply_to_booked: boolean;
  reason: string;
}

const noConsent: Consent = { apply_to_booked: false, reason: '' };

interface SaveTemplateOptions {
  template: ClassTemplate;
  currency: string;
  edited: EditedValues<TemplateValues>;
  errors: TemplateErrors;
}

/**
 * Saves a changed class. What the change does to its sessions is shown first, as `impact`; a change that
 * touches none is saved at once. If another user saved in the meantime, their changes are merged into
 * the form, which can then be saved again.
 */
export function useSaveTemplate({ template, currency, edited, errors }: SaveTemplateOptions) {
  const { t } = useTranslation('partner-classes');
  const queryClient = useQueryClient();
  const refresh = useRefreshClasses();
  const [version, setVersion] = useState(template.version);
  const [impact, setImpact] = useState<TemplateImpact | null>(null);
  const path = { id: template.id };
  const fields = () => {
    const { activity, ...others } = changedFields(edited.base, edited.values);
    return { version, ...others, ...(activity && { activity }) };
  };
  const onError = async (error: unknown) => {
    setImpact(null);
    if (toFailure(error).code !== 'version_conflict') return errors.show(error);
    const options = { ...getClassTemplateOptions({ path }), staleTime: 0 };
    const current = await queryClient.fetchQuery(options).catch(() => null);
    if (!current) return errors.show(error);
    setVersion(current.version);
    edited.mergeWith(toTemplateValues(current, currency));
  };
  const preview = useMutation({ ...previewClassTemplateMutation(), onError });
  const change = useMutation({ ...changeClassTemplateMutation(), onError });
  const publish = useMutation({ ...publishClassTemplateMutation(), onError });

  const save = async (consent = noConsent): Promise<boolean> => {
    const saved = await change
      .mutateAsync({ path, body: { ...fields(), ...consent } })
      .catch(() => null);
    if (!saved) return false;
    setImpact(null);
    setVersion(saved.version);
    edited.accept(toTemplateValues(saved, currency));
    await refresh();
    return true;
  };
  const isValid = () => errors.check(edited.values, template.weekly.length > 0);
  const announce = (key: 'saved' | 'published') =>
    toastSuccess(t(`template.${key}`, { name: edited.values.name.trim() }));
  return {
    impact,
    busy: preview.isPending || change.isPending || publish.isPending,
    closePreview: () => setImpact(null),
    /** Shows what the change does, or saves it at once if no session is touched. */
    submit: async () => {
      if (!(await isValid())) return;
      const found = await preview.mutateAsync({ path, body: fields() }).catch(() => null);
      if (!found) return;
      if (affectsSessions(found)) setImpact(found);
      else if (await save()) announce('saved');
    },
    confirm: async (consent: Consent) => {
      if (await save(consent)) announce('saved');
    },
    /** Saves what was typed and publishes the draft with its sessions. */
    publish: async () => {
      if (!(await isValid())) return;
      if (edited.unsaved && !(await save())) return;
      const published = await publish.mutateAsync({ path }).catch(() => null);
      if (!published) return;
      await refresh();
      announce('published');
    },
  };
}
