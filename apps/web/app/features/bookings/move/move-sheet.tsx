import { type Booking, type ClassSession, listClassSessionsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { todayIn } from '#ui/format/calendar-days.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { useFormatWhen } from '../use-format-when.ts';
import { MoveConfirmation } from './move-confirmation.tsx';
import { MoveTargets } from './move-targets.tsx';

interface MoveSheetProps {
  booking: Booking;
  opened: boolean;
  onClose: () => void;
}

/** Booking opens 14 days ahead. */
const DAYS = 14;

/** The other classes of the venue with places, and once one is chosen, what moving there means. */
export default function MoveSheet({ booking, opened, onClose }: MoveSheetProps) {
  const { t } = useTranslation('move');
  const { session } = booking;
  const formatWhen = useFormatWhen(session.time_zone);
  const [target, setTarget] = useState<ClassSession | null>(null);
  const sessions = useQuery({
    ...listClassSessionsOptions({
      query: {
        venue_id: session.venue.id,
        date: todayIn(session.time_zone),
        days: DAYS,
        has_places: 'true',
        limit: 100,
      },
    }),
    enabled: opened,
    // It offers places, which are taken meanwhile.
    staleTime: 0,
  });
  const close = () => {
    setTarget(null);
    onClose();
  };
  return (
    <Sheet opened={opened} onClose={close} title={t('title', { title: session.title })}>
      {target ? (
        <MoveConfirmation
          booking={booking}
          target={target}
          onBack={() => setTarget(null)}
          onMoved={close}
        />
      ) : (
        <Stack gap={4}>
          <Text tone="quiet">{t('lead', { when: formatWhen(session.starts_at, Date.now()) })}</Text>
          <QueryContent query={sessions} loading={<LoadingRows rows={4} height={64} />}>
            {({ items }) => (
              <MoveTargets
                session={session}
                targets={items.filter(({ id, own_booking }) => id !== session.id && !own_booking)}
                onChoose={setTarget}
              />
            )}
          </QueryContent>
        </Stack>
      )}
    </Sheet>
  );
}
