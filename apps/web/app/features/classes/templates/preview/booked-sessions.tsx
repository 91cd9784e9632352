import type { TemplateImpact } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Text } from '#ui/layout/text.tsx';
import { AffectedSessions } from './affected-sessions.tsx';

/** What becomes of booked dates, how many members are notified, and which dates are too full for it. */
export function BookedSessions({ impact }: { impact: TemplateImpact }) {
  const { t } = useTranslation('partner-classes');
  const { booked, capacity_below_booked: tooFull, time_zone } = impact;
  return (
    <>
      <div>
        <p>{t('preview.bookings', { count: booked.bookings })}</p>
        {booked.overlapping > 0 && <p>{t('preview.overlapping', { count: booked.overlapping })}</p>}
        <AffectedSessions
          sessions={booked.sessions}
          count={booked.changed + booked.removed}
          zone={time_zone}
          withoutTime={t('preview.isCancelled')}
        />
      </div>
      {tooFull.length > 0 && (
        <div>
          <Text role="alert" size="small" tone="danger">
            {t('preview.tooFull', { count: tooFull.length })}
          </Text>
          <AffectedSessions
            sessions={tooFull}
            count={tooFull.length}
            zone={time_zone}
            withoutTime={null}
          />
        </div>
      )}
    </>
  );
}
