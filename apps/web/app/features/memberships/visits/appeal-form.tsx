import { Textarea } from '@mantine/core';
import { appealVisitMutation, type Visit } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';

/** Length limit of the message in the contract, in characters. */
const maxMessageLength = 300;

interface AppealFormProps {
  visit: Visit;
  onClose: () => void;
}

/** Tells the venue that the member was there, with a message if they like. */
export function AppealForm({ visit, onClose }: AppealFormProps) {
  const { t } = useTranslation('membership-visits');
  const appeal = useAction(appealVisitMutation(), {
    done: t('appeal.sent'),
    onDone: onClose,
    refetch: ['memberships'],
    failure: 'note',
  });
  const form = useActionForm({
    initial: { message: '' },
    action: appeal,
    toVariables: ({ message }) => ({
      path: { id: visit.id },
      body: { message: message.trim() || undefined },
    }),
  });
  return (
    <Form form={form} layout="sheet" submit={t('appeal.send')}>
      <p>{t('appeal.lead', { title: visit.title ?? t('openGym'), venue: visit.venue_name })}</p>
      <Textarea
        label={t('appeal.message')}
        description={t('appeal.hint')}
        maxLength={maxMessageLength}
        autosize
        minRows={2}
        data-autofocus
        {...form.getInputProps('message')}
      />
    </Form>
  );
}
