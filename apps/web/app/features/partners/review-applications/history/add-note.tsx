import { Textarea } from '@mantine/core';
import { addApplicationNoteMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { clearDraft, readDraft, saveDraft } from '#ui/forms/drafts.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';

/** Adds a note that only reviewers read. */
export function AddNote({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('platform');
  const draftKey = `application-note:${applicationId}`;
  const add = useAction(addApplicationNoteMutation(), {
    onDone: () => {
      form.setValues({ text: '' });
      clearDraft(draftKey);
    },
    refetch: ['partners'],
    failure: 'note',
  });
  const form = useActionForm({
    initial: { text: readDraft(draftKey) },
    onChange: ({ text }) => saveDraft(draftKey, text),
    isReady: ({ text }) => text.trim() !== '',
    action: add,
    toVariables: ({ text }) => ({ path: { id: applicationId }, body: { text: text.trim() } }),
  });
  return (
    <Form form={form} variant="default" submit={t('note.add')}>
      <Textarea
        label={t('note.label')}
        description={t('note.hint')}
        autosize
        minRows={2}
        maxLength={2000}
        {...form.getInputProps('text')}
      />
    </Form>
  );
}
