import { Button } from '@mantine/core';
import { publishPlansMutation, withdrawPlansMutation } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ConfirmAction } from '#ui/actions/confirm-action.tsx';
import { useAction } from '#ui/actions/use-action.ts';

/** Shows the prices to visitors, or hides them, after a question. */
export function PublishPrices({ published }: { published: boolean }) {
  const { t } = useTranslation('platform-memberships');
  const [asking, setAsking] = useState(false);
  const key = published ? 'withdraw' : 'publish';
  const action = useAction(published ? withdrawPlansMutation() : publishPlansMutation(), {
    done: t(`${key}.done`),
    onDone: () => setAsking(false),
    refetch: ['memberships'],
    failure: 'note',
  });
  return (
    <>
      <Button variant={published ? 'default' : 'primary'} onClick={() => setAsking(true)}>
        {t(`${key}.action`)}
      </Button>
      <ConfirmAction
        opened={asking}
        words={{
          title: t(`${key}.title`),
          confirm: t(`${key}.confirm`),
          cancel: t(`${key}.cancel`),
        }}
        action={action}
        onConfirm={() => action.mutate({})}
        onClose={() => setAsking(false)}
      >
        <p>{t(`${key}.text`)}</p>
      </ConfirmAction>
    </>
  );
}
