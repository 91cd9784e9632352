import type { PartnerClassSession } from '@pulse/contract/client';
import { useCallback } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';

/** Returns the sentence that tells everything about a session of the calendar. */
export function useSessionLabel(): (
  session: PartnerClassSession,
  isOver: boolean,
  venueName: string | null,
) => string {
  const { t } = useTranslation(['partner-calendar', 'partner-schedule', 'partners']);
  const format = useFormat();
  return useCallback(
    (session, isOver, venueName) => {
      const { local_start, ends_at, time_zone, booked, capacity, waitlisted, flags } = session;
      const until = format.time(ends_at, time_zone);
      const isCancelled = session.status === 'cancelled';
      const parts = [
        t('partner-calendar:session.time', { from: local_start, until }),
        session.title,
        session.trainer_name,
        venueName,
        isCancelled
          ? t('partner-calendar:session.cancelled')
          : t('partner-schedule:booked', { booked, capacity }),
        waitlisted > 0 && t('partner-schedule:waitlisted', { count: waitlisted }),
        isOver && t('partners:schedule.over'),
      ].filter(Boolean);
      const sentences = flags.map((flag) => t(`partner-schedule:flags.${flag}`));
      return [parts.join(', '), ...sentences].join('. ');
    },
    [t, format],
  );
}
