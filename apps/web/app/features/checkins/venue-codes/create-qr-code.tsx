import { Button, TextInput } from '@mantine/core';
import { createQrCodeMutation, listQrCodesQueryKey } from '@pulse/contract/client';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import classes from './qr-codes.module.css';

/** Creates the QR code of an entrance. */
export function CreateQrCode({ venueId }: { venueId: string }) {
  const { t } = useTranslation('partner-qr-codes');
  const queryClient = useQueryClient();
  const [label, setLabel] = useState('');
  const [failure, setFailure] = useState('');
  const create = useMutation({
    ...createQrCodeMutation(),
    onSuccess: async (code) => {
      setLabel('');
      toastSuccess(t('codes.created', { label: code.label }));
      await queryClient.invalidateQueries({
        queryKey: listQrCodesQueryKey({ path: { id: venueId } }),
      });
    },
    onError: (error) => setFailure(toFailure(error).detail ?? t('codes.createFailed')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmedLabel = label.trim();
    setFailure(trimmedLabel ? '' : t('codes.labelMissing'));
    if (trimmedLabel) create.mutate({ path: { id: venueId }, body: { label: trimmedLabel } });
  };
  return (
    <form onSubmit={submit} className={classes.createForm} noValidate>
      <TextInput
        label={t('codes.label')}
        description={t('codes.labelHint')}
        value={label}
        onChange={(event) => setLabel(event.currentTarget.value)}
        error={failure}
        maxLength={80}
        autoComplete="off"
        className={classes.labelField}
      />
      <Button
        type="submit"
        variant="primary"
        loading={create.isPending}
        leftSection={<IconPlus size={20} stroke={1.8} aria-hidden="true" />}
      >
        {t('codes.create')}
      </Button>
    </form>
  );
}
