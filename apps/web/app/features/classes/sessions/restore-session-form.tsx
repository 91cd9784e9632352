import { Button } from '@mantine/core';
import {
  type PartnerClassSession,
  previewSessionRestoration,
  restoreClassSessionMutation,
} from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { QueryContent } from '#ui/data/query-content.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SessionFlags } from './session-flags.tsx';

/** Puts a cancelled session back, after showing for whom places are held. */
export function RestoreSessionForm({ session }: { session: PartnerClassSession }) {
  const { t } = useTranslation('partner-schedule');
  const format = useFormat();
  const path = { id: session.id };
  const preview = useQuery({
    queryKey: [{ _id: 'previewSessionRestoration', path }],
    queryFn: async ({ signal }) =>
      (await previewSessionRestoration({ path, signal, throwOnError: true })).data,
    staleTime: 0,
  });
  const restore = useAction(restoreClassSessionMutation(), {
    failure: 'note',
    done: t('restore.done', { name: session.title }),
    refetch: ['schedule'],
    refetchAfterFailure: true,
  });
  const at = (instant: string, zone: string) =>
    `${format.date(instant, 'day', zone)}, ${format.time(instant, zone)}`;
  return (
    <QueryContent query={preview} loading={<LoadingRows rows={1} height={140} />}>
      {({ told, offered, held_until, waitlisted, flags, time_zone }) => (
        <Stack>
          <Card>
            <Stack gap={1}>
              <Heading level={3} size={4}>
                {t('impact.heading')}
              </Heading>
              <p>{t('impact.told', { count: told })}</p>
              {held_until && (
                <p>{t('restore.offered', { count: offered, when: at(held_until, time_zone) })}</p>
              )}
              {waitlisted > 0 && <p>{t('restore.waitlisted', { count: waitlisted })}</p>}
              <SessionFlags flags={flags} />
            </Stack>
          </Card>
          {restore.failureText && <FailureNote>{restore.failureText}</FailureNote>}
          <ActionBar>
            <Button
              variant="filled"
              size="lg"
              loading={restore.isPending}
              onClick={() => restore.mutate({ path })}
            >
              {t('restore.confirm')}
            </Button>
          </ActionBar>
        </Stack>
      )}
    </QueryContent>
  );
}
