import { getProfileOptions, renewCalendarFeedMutation } from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { ConfirmAction } from '#ui/actions/confirm-action.tsx';
import { useAction } from '#ui/actions/use-action.ts';
import action from '#ui/controls/action.module.css';
import { Action } from '#ui/controls/action.tsx';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import classes from '../profile.module.css';

/** The secret URL of the calendar feed: copy it, open it in a calendar app, or renew it. */
export function CalendarFeedSettings({ feedUrl }: { feedUrl: string }) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  const renew = useAction(renewCalendarFeedMutation(), {
    done: t('calendar.renewed'),
    onDone: ({ calendar_feed_url }) => {
      queryClient.setQueryData(getProfileOptions().queryKey, (before) =>
        before ? { ...before, calendar_feed_url } : before,
      );
      setIsConfirming(false);
    },
    failure: 'note',
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
        <label htmlFor={fieldId} className={classes.addressLabel}>
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
      <ActionBar>
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
      </ActionBar>
      <ConfirmAction
        opened={isConfirming}
        words={{
          title: t('calendar.renewTitle'),
          confirm: t('calendar.renewConfirm'),
          cancel: t('calendar.keep'),
          destructive: true,
        }}
        action={renew}
        onConfirm={() => renew.mutate({})}
        onClose={() => setIsConfirming(false)}
      >
        <p>{t('calendar.renewText')}</p>
      </ConfirmAction>
    </>
  );
}
