import { classPagePath } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { deliverNotification } from '../deliver-notification.ts';
import type { Notifier } from '../notifier.ts';
import { formatDateTime } from '../templates/format-values.ts';
import { languageOf, mailText, notificationText } from '../templates/translations.ts';
import { findSearchNotification } from './stores/search-notification.store.ts';

/** Notifies members of a class that has appeared for a search. */
export function onSearchEvents({ events }: Deps, notifier: Notifier): void {
  events.on('search.class_found', async (payload, event) => {
    const found = await findSearchNotification(notifier.db, payload);
    if (!found) return;
    const language = languageOf(found.language);
    const { title, venue } = found;
    const when = formatDateTime(language, found.starts_at, found.time_zone);
    const path = classPagePath({
      venueId: found.venue_id,
      localDate: found.local_date,
      sessionId: payload.class_session_id,
    });
    await deliverNotification(
      notifier,
      found,
      language,
      {
        cause: 'searched_class_found',
        title: notificationText(language, 'searched_class.title', { title }),
        message: notificationText(language, 'searched_class.message', { venue, when }),
        link: path,
        eventKey: `event-${event.id}`,
      },
      {
        choice: 'coaches',
        details: [
          [mailText(language, 'labels.class'), title],
          [mailText(language, 'labels.where'), venue],
          [mailText(language, 'labels.when'), when],
        ],
        action: { key: 'class', path },
      },
    );
  });
}
