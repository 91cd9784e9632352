import { Button } from '@mantine/core';
import { reopenVenueOnDateMutation, type VenueClosure } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useRefreshClasses } from '#ui/network/use-refresh-classes.ts';
import classes from './closed-days.module.css';

interface ClosedDaysProps {
  venueId: string;
  closures: readonly VenueClosure[];
}

/** The closed days still to come; each can be opened again. */
export function ClosedDays({ venueId, closures }: ClosedDaysProps) {
  const { t } = useTranslation('partner-schedule');
  const format = useFormat();
  const refresh = useRefreshClasses();
  // The button that was pressed goes away with its day.
  const list = useRef<HTMLUListElement>(null);
  useFocusFallback(list, () => document.getElementById('closed-days'));
  const formatDay = (date: string) => format.date(`${date}T12:00:00Z`, 'day', 'UTC');
  const open = useMutation({
    ...reopenVenueOnDateMutation(),
    onSuccess: async (_, { path }) => {
      toastSuccess(t('closures.opened', { day: formatDay(path.date) }));
      await refresh();
    },
    onError: async (error) => {
      toastFailure(toFailure(error).detail ?? t('closures.openFailed'));
      await refresh();
    },
  });
  if (closures.length === 0) return <p className={classes.none}>{t('closures.none')}</p>;
  return (
    <ul className={classes.list} ref={list}>
      {closures.map(({ local_date, reason, cancelled_sessions }) => (
        <li key={local_date} className={classes.row}>
          <div>
            <h3 className={classes.day}>{formatDay(local_date)}</h3>
            <p className={classes.note}>{reason}</p>
            {cancelled_sessions > 0 && (
              <p className={classes.note}>
                {t('closures.cancelled', { count: cancelled_sessions })}
              </p>
            )}
          </div>
          <Button
            size="sm"
            aria-label={t('closures.openOf', { day: formatDay(local_date) })}
            loading={open.isPending && open.variables.path.date === local_date}
            onClick={() => open.mutate({ path: { id: venueId, date: local_date } })}
          >
            {t('closures.open')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
