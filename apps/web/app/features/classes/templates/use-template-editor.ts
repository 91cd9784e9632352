import {
  type ClassTemplate,
  changeClassTemplateMutation,
  getClassTemplateOptions,
  previewClassTemplateMutation,
  publishClassTemplateMutation,
  type TemplateImpact,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { toastSuccess } from '#ui/feedback/toast.ts';
import type { EditorChange } from '#ui/forms/editor/editor-options.ts';
import { useEditor } from '#ui/forms/editor/use-editor.ts';
import { changedFields, type TemplateValues, toTemplateValues } from './template-values.ts';
import { useTemplateFaults } from './use-template-faults.ts';

/** What the partner decided about booked sessions, and the reason that members of cancelled ones get. */
export interface Consent {
  apply_to_booked: boolean;
  reason: string;
}

export const noConsent: Consent = { apply_to_booked: false, reason: '' };
const quietly = { refetch: ['schedule'], failure: 'note' } as const;

type TemplateChange = EditorChange<ClassTemplate, TemplateValues>;

function fieldsOf({ base, values, version }: TemplateChange) {
  const { activity, ...others } = changedFields(base, values);
  return { version, ...others, ...(activity && { activity }) };
}

/** Whether a change of a class does anything to its sessions, or leaves some out that it would change. */
function affectsSessions({ at_once, booked, by_hand }: TemplateImpact): boolean {
  const { created, changed, removed } = at_once;
  return created + changed + removed + booked.changed + booked.removed + by_hand.kept > 0;
}

/**
 * Edits a class. What the change does to its sessions is shown first, as `impact`; a change that touches
 * none is saved at once.
 */
export function useTemplateEditor(template: ClassTemplate, currency: string) {
  const { t } = useTranslation('partner-classes');
  const queryClient = useQueryClient();
  const [impact, setImpact] = useState<TemplateImpact | null>(null);
  const path = { id: template.id };
  const preview = useAction(previewClassTemplateMutation(), { failure: 'note' });
  const change = useAction(changeClassTemplateMutation(), quietly);
  const publish = useAction(publishClassTemplateMutation(), quietly);
  const saveWith = (consent: Consent) => async (typed: TemplateChange) => {
    const sent = change.mutateAsync({ path, body: { ...fieldsOf(typed), ...consent } });
    // What is to be decided or mended stands in the form below the preview.
    return sent.finally(() => setImpact(null));
  };
  const editor = useEditor<ClassTemplate, TemplateValues>({
    draftKey: `class-template:${template.id}`,
    saved: template,
    toValues: (saved) => toTemplateValues(saved ?? template, currency),
    readAgain: () => queryClient.fetchQuery({ ...getClassTemplateOptions({ path }), staleTime: 0 }),
    save: saveWith(noConsent),
    ...useTemplateFaults(template.weekly.length > 0),
  });
  const announce = (key: 'saved' | 'published') =>
    toastSuccess(t(`template.${key}`, { name: editor.getState().values.name.trim() }));
  const submit = async () => {
    const found = await editor.send((typed) =>
      preview.mutateAsync({ path, body: fieldsOf(typed) }),
    );
    if (!found) return;
    if (affectsSessions(found)) setImpact(found);
    else if (await editor.save()) announce('saved');
  };
  return {
    editor: { ...editor, submit: () => void submit() },
    impact,
    closePreview: () => setImpact(null),
    confirm: async (consent: Consent) => {
      if (await editor.save(saveWith(consent))) announce('saved');
    },
    /** Saves what was typed and publishes the draft with its sessions. */
    publish: async () => {
      if (editor.unsaved && !(await editor.save())) return;
      if (await editor.send(() => publish.mutateAsync({ path }))) announce('published');
    },
  };
}
