import { getProfileOptions, renewCalendarFeedMutation } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import action from '../../../ui/action.module.css';
import { Action } from '../../../ui/action.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toFailure } from '../../../ui/problem.ts';
import { toastFailure, toastSuccess } from '../../../ui/toast.ts';
import classes from './calendar-feed.module.css';

/** The secret address that keeps a calendar app in step: to copy, to open, to renew. */
export function CalendarFeed({ address }: { address: string }) {
  const { t } = useTranslation('profile');
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const label = useId();
  const [asking, setAsking] = useState(false);
  const renew = useMutation({
    ...renewCalendarFeedMutation(),
    onSuccess: ({ calendar_feed_url }) => {
      queries.setQueryData(getProfileOptions().queryKey, (before) =>
        before ? { ...before, calendar_feed_url } : before,
      );
      toastSuccess(t('calendar.renewed'));
    },
    onError: (error) => toastFailure(toFailure(error).detail ?? t('calendar.failed')),
    onSettled: () => setAsking(false),
  });
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      toastSuccess(t('calendar.copied'));
    } catch {
      // Without the permission the address stands selected, to be copied by hand.
      toastFailure(t('calendar.copyByHand'));
    }
  };
  return (
    <>
      <p>{t('calendar.hint')}</p>
      <div>
        <label htmlFor={label} className={classes.label}>
          {t('calendar.address')}
        </label>
        <input
          ref={field}
          id={label}
          readOnly
          value={address}
          className={classes.address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <div className={classes.buttons}>
        <Action onClick={() => void copy()}>{t('calendar.copy')}</Action>
        <a
          href={address.replace(/^https?:/, 'webcal:')}
          className={action.action}
          data-variant="default"
        >
          {t('calendar.open')}
        </a>
        <Action variant="quiet" onClick={() => setAsking(true)}>
          {t('calendar.renew')}
        </Action>
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('calendar.renewTitle')}
        confirm={t('calendar.renewConfirm')}
        cancel={t('calendar.keep')}
        costs
        busy={renew.isPending}
        onConfirm={() => renew.mutate({})}
        onCancel={() => setAsking(false)}
      >
        <p>{t('calendar.renewText')}</p>
      </ConfirmDialog>
    </>
  );
}
