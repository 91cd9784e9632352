import type { UserForStaff } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './users.module.css';

/** The latest security events of an account. */
export function RecentEvents({ events }: { events: UserForStaff['security_events'] }) {
  const { t } = useTranslation('platform-users');
  const names = useTranslation('platform-audit').t;
  const format = useFormat();
  return (
    <section aria-labelledby="recent-events">
      <h2 id="recent-events" className={classes.heading}>
        {t('events.title')}
      </h2>
      {events.length === 0 && <p className={classes.muted}>{t('events.none')}</p>}
      <ul className={classes.list} hidden={events.length === 0}>
        {events.map(({ id, event, at, address, device }) => (
          <li key={id} className={classes.row}>
            <p>
              <strong>{names(`action.${event}`)}</strong>
            </p>
            <p className={classes.muted}>
              <time dateTime={at}>
                {format.date(at, 'fullDate')}, {format.time(at)}
              </time>
              {address && (
                <span translate="no">
                  {' '}
                  · {address}
                  {device && ` · ${device}`}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
