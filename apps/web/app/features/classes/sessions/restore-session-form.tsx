import { Button } from '@mantine/core';
import {
  type PartnerClassSession,
  previewSessionRestoration,
  restoreClassSessionMutation,
} from '@pulse/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useRefreshClasses } from '#ui/network/use-refresh-classes.ts';
import classes from './class-session.module.css';
import { SessionFlags } from './session-flags.tsx';

/** Puts a cancelled session back, after showing for whom places are held. */
export function RestoreSessionForm({ session }: { session: PartnerClassSession }) {
  const { t } = useTranslation('partner-schedule');
  const format = useFormat();
  const refresh = useRefreshClasses();
  const path = { id: session.id };
  const preview = useQuery({
    queryKey: [{ _id: 'previewSessionRestoration', path }],
    queryFn: async ({ signal }) =>
      (await previewSessionRestoration({ path, signal, throwOnError: true })).data,
    staleTime: 0,
  });
  const restore = useMutation({
    ...restoreClassSessionMutation(),
    onSuccess: async () => {
      toastSuccess(t('restore.done', { name: session.title }));
      await refresh();
    },
    onError: () => refresh(),
  });
  if (preview.isPending) return <LoadingRows rows={1} height={140} />;
  if (preview.isError) {
    return <ErrorState error={preview.error} onRetry={() => preview.refetch()} />;
  }
  const { told, offered, held_until, waitlisted, flags, time_zone } = preview.data;
  const when =
    held_until &&
    `${format.date(held_until, 'day', time_zone)}, ${format.time(held_until, time_zone)}`;
  return (
    <div className={classes.form}>
      <div className={classes.impact}>
        <h3 className={classes.impactTitle}>{t('impact.heading')}</h3>
        <p>{t('impact.told', { count: told })}</p>
        {when && <p>{t('restore.offered', { count: offered, when })}</p>}
        {waitlisted > 0 && <p>{t('restore.waitlisted', { count: waitlisted })}</p>}
        <SessionFlags flags={flags} />
      </div>
      {restore.isError && (
        <FailureNote>{toFailure(restore.error).detail ?? t('restore.failed')}</FailureNote>
      )}
      <div className={classes.actions}>
        <Button
          variant="filled"
          size="lg"
          loading={restore.isPending}
          onClick={() => restore.mutate({ path })}
        >
          {t('restore.confirm')}
        </Button>
      </div>
    </div>
  );
}
