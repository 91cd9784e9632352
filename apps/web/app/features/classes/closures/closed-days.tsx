import { Button } from '@mantine/core';
import { reopenVenueOnDateMutation, type VenueClosure } from '@pulse/contract/client';
import { useRef } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';

interface ClosedDaysProps {
  venueId: string;
  closures: readonly VenueClosure[];
}

/** The closed days still to come; each can be opened again. */
export function ClosedDays({ venueId, closures }: ClosedDaysProps) {
  const { t } = useTranslation('partner-schedule');
  const format = useFormat();
  // The button that was pressed goes away with its day.
  const list = useRef<HTMLUListElement>(null);
  useFocusFallback(list, () => document.getElementById('closed-days'));
  const formatDay = (date: string) => format.date(`${date}T12:00:00Z`, 'day', 'UTC');
  const open = useAction(reopenVenueOnDateMutation(), {
    done: (_, { path }) => t('closures.opened', { day: formatDay(path.date) }),
    refetch: ['schedule'],
    refetchAfterFailure: true,
  });
  if (closures.length === 0) return <Text tone="quiet">{t('closures.none')}</Text>;
  return (
    <ul className="pulse-list" ref={list}>
      {closures.map(({ local_date, reason, cancelled_sessions }) => (
        <ListItem key={local_date} space={3}>
          <Row align="center" justify="between">
            <div>
              <Heading level={3} size={4}>
                {formatDay(local_date)}
              </Heading>
              <Note>{reason}</Note>
              {cancelled_sessions > 0 && (
                <Note>{t('closures.cancelled', { count: cancelled_sessions })}</Note>
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
          </Row>
        </ListItem>
      ))}
    </ul>
  );
}
