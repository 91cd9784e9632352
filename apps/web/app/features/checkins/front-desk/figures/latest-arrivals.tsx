import { Button } from '@mantine/core';
import type { VenueDay } from '@pulse/contract/client';
import { isCorrectable } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { TimeText } from '#ui/display/time-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import { DeskCard } from '../desk-card.tsx';
import { useUndo } from '../session/undo-context.ts';
import { useMemberName } from '../use-member-name.ts';
import classes from './figures.module.css';

/** The number of arrivals that fits beside the roster. */
const maxArrivals = 6;

/** The latest arrivals. Open-gym visits are on no roster, so they can be undone here. */
export function LatestArrivals({ day }: { day: VenueDay }) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const undo = useUndo();
  const nameOf = useMemberName();
  const timeZone = day.venue.time_zone;
  return (
    <DeskCard id="latest-arrivals" title={t('latest.heading')}>
      {day.recent.length === 0 && <Note className={classes.empty}>{t('latest.empty')}</Note>}
      <List className={classes.arrivals}>
        {day.recent.slice(0, maxArrivals).map((arrival) => (
          <li key={arrival.id} className={classes.arrival}>
            <TimeText
              instant={arrival.checked_in_at}
              timeZone={timeZone}
              className={classes.time}
            />
            <div>
              <Text strong className={classes.name}>
                {nameOf(arrival.full_name)}
              </Text>
              <Note>
                {arrival.title ?? t('latest.openGym')}, {t(`method.${arrival.method}`)}
              </Note>
            </div>
            {arrival.kind === 'open_gym' &&
              isCorrectable(Date.parse(arrival.checked_in_at), Date.now()) && (
                <Button
                  size="sm"
                  variant="subtle"
                  aria-label={t('roster.undoOf', { name: nameOf(arrival.full_name) })}
                  onClick={() =>
                    undo({ checkInId: arrival.id, fullName: nameOf(arrival.full_name) })
                  }
                >
                  {t('roster.undo')}
                </Button>
              )}
          </li>
        ))}
      </List>
      <p className="visually-hidden" aria-live="polite">
        {day.recent[0] &&
          t('latest.announcement', {
            name: nameOf(day.recent[0].full_name),
            time: format.time(day.recent[0].checked_in_at, timeZone),
          })}
      </p>
    </DeskCard>
  );
}
