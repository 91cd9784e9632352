import { Button, TextInput } from '@mantine/core';
import { createQrCodeMutation } from '@pulse/contract/client';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { FormFrame } from '#ui/forms/form-frame.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Row } from '#ui/layout/row.tsx';
import classes from './qr-codes.module.css';

/** Creates the QR code of an entrance. */
export function CreateQrCode({ venueId }: { venueId: string }) {
  const { t } = useTranslation('partner-qr-codes');
  const create = useAction(createQrCodeMutation(), {
    done: ({ label }) => t('codes.created', { label }),
    refetch: ['checkins'],
    onDone: () => {
      form.reset();
    },
    failure: 'note',
  });
  const form = useActionForm({
    initial: { label: '' },
    check: ({ label }) => ({ label: label.trim() ? null : t('codes.labelMissing') }),
    action: create,
    toVariables: ({ label }) => ({ path: { id: venueId }, body: { label: label.trim() } }),
  });
  return (
    <FormFrame form={form}>
      <Row align="start" className={classes.create}>
        <TextInput
          label={t('codes.label')}
          description={t('codes.labelHint')}
          maxLength={80}
          autoComplete="off"
          className={classes.labelField}
          {...form.getInputProps('label')}
        />
        <Button
          type="submit"
          variant="primary"
          loading={form.busy}
          leftSection={<IconPlus size={20} stroke={1.8} aria-hidden="true" />}
        >
          {t('codes.create')}
        </Button>
      </Row>
      <FailureNote hidden={!form.note}>{form.note}</FailureNote>
    </FormFrame>
  );
}
