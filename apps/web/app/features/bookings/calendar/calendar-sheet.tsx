import type { Booking } from '@pulse/contract/client';
import { IconBrandGoogle, IconDownload } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import classes from './calendar-sheet.module.css';
import { googleCalendarLink } from './google-calendar-link.ts';
import { useDownloadCalendar } from './use-download-calendar.ts';

/** What is added to a calendar: one booking, or the feed of all bookings. */
export type CalendarTarget = Booking | 'feed';

interface CalendarSheetProps {
  target: CalendarTarget | null;
  onClose: () => void;
}

/** Options to add a booking to a calendar: Google, an .ics file, or the feed of all bookings. */
export default function CalendarSheet({ target, onClose }: CalendarSheetProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const download = useDownloadCalendar();
  const booking = target === 'feed' ? null : target;
  const pageUrl = new URL('/app/bookings', window.location.href).href;
  return (
    <Sheet
      opened={target !== null}
      onClose={onClose}
      title={booking ? t('calendar.title', { title: booking.session.title }) : t('calendar.feed')}
    >
      {booking && (
        <List ruled>
          <li>
            <a
              className={classes.option}
              href={googleCalendarLink(booking, pageUrl, format.city)}
              target="_blank"
              rel="noreferrer"
              onClick={onClose}
            >
              <IconBrandGoogle size={22} stroke={1.6} aria-hidden="true" />
              <span>{t('calendar.google')}</span>
            </a>
          </li>
          <li>
            <button
              type="button"
              className={classes.option}
              disabled={download.isPending}
              onClick={() => download.mutate(booking, { onSuccess: onClose })}
            >
              <IconDownload size={22} stroke={1.6} aria-hidden="true" />
              <span>
                {t('calendar.file')}
                <small>{t('calendar.fileNote')}</small>
              </span>
            </button>
          </li>
        </List>
      )}
      {booking && (
        <Heading level={3} size={4} className={classes.heading}>
          {t('calendar.feed')}
        </Heading>
      )}
      {target && <CalendarFeed />}
    </Sheet>
  );
}
