import { getProfileOptions, renewCalendarFeedMutation } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import action from '#ui/controls/action.module.css';
import { Action } from '#ui/controls/action.tsx';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import classes from './calendar-feed-settings.module.css';

/** The secret URL of the calendar feed: copy it, open it in a calendar app, or renew it. */
export function CalendarFeedSettings({ feedUrl }: { feedUrl: string }) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  const renew = useMutation({
    ...renewCalendarFeedMutation(),
    onSuccess: ({ calendar_feed_url }) => {
      queryClient.setQueryData(getProfileOptions().queryKey, (before) =>
        before ? { ...before, calendar_feed_url } : before,
      );
      toastSuccess(t('calendar.renewed'));
    },
    onError: (error) => toastFailure(toFailure(error).detail ?? t('calendar.failed')),
    onSettled: () => setIsConfirming(false),
  });
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(feedUrl);
      toastSuccess(t('calendar.copied'));
    } catch {
      // Without clipboard permission the address stays selected, to be copied manually.
      toastFailure(t('calendar.copyByHand'));
    }
  };
  return (
    <>
      <p>{t('calendar.hint')}</p>
      <div>
        <label htmlFor={fieldId} className={classes.label}>
          {t('calendar.address')}
        </label>
        <input
          ref={field}
          id={fieldId}
          readOnly
          value={feedUrl}
          className={classes.address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <div className={classes.buttons}>
        <Action onClick={() => void copy()}>{t('calendar.copy')}</Action>
        <a
          href={feedUrl.replace(/^https?:/, 'webcal:')}
          className={action.action}
          data-variant="default"
        >
          {t('calendar.open')}
        </a>
        <Action variant="subtle" onClick={() => setIsConfirming(true)}>
          {t('calendar.renew')}
        </Action>
      </div>
      <ConfirmDialog
        opened={isConfirming}
        title={t('calendar.renewTitle')}
        confirm={t('calendar.renewConfirm')}
        cancel={t('calendar.keep')}
        destructive
        busy={renew.isPending}
        onConfirm={() => renew.mutate({})}
        onCancel={() => setIsConfirming(false)}
      >
        <p>{t('calendar.renewText')}</p>
      </ConfirmDialog>
    </>
  );
}
