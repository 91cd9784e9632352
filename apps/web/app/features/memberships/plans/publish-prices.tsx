import { Button } from '@mantine/core';
import {
  listPlansQueryKey,
  listPlansToEditQueryKey,
  publishPlansMutation,
  withdrawPlansMutation,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

/** Shows the prices to visitors, or hides them, after a question. */
export function PublishPrices({ published }: { published: boolean }) {
  const { t } = useTranslation('platform-memberships');
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const key = published ? 'withdraw' : 'publish';
  const result = {
    onSuccess: async (plans: object) => {
      toastSuccess(t(`${key}.done`));
      queryClient.setQueryData(listPlansToEditQueryKey(), plans);
      await queryClient.invalidateQueries({ queryKey: listPlansQueryKey() });
    },
    onError: (error: unknown) => toastFailure(toFailure(error).detail ?? t('failed')),
    onSettled: () => setAsking(false),
  };
  const publish = useMutation({ ...publishPlansMutation(), ...result });
  const withdraw = useMutation({ ...withdrawPlansMutation(), ...result });
  return (
    <>
      <Button variant={published ? 'default' : 'primary'} onClick={() => setAsking(true)}>
        {t(`${key}.action`)}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t(`${key}.title`)}
        confirm={t(`${key}.confirm`)}
        cancel={t(`${key}.cancel`)}
        busy={publish.isPending || withdraw.isPending}
        onConfirm={() => (published ? withdraw : publish).mutate({})}
        onCancel={() => setAsking(false)}
      >
        <p>{t(`${key}.text`)}</p>
      </ConfirmDialog>
    </>
  );
}
