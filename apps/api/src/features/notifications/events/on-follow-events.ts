import type { Deps } from '../../../platform/deps.ts';
import { deliverNotification } from '../deliver-notification.ts';
import type { Notifier } from '../notifier.ts';
import { formatDateTime } from '../templates/format-values.ts';
import { type Language, languageOf, notificationText } from '../templates/translations.ts';
import { type AddedClass, findCoachNotification } from './stores/coach-notification.store.ts';

/** The most classes that the notification names; the others are counted. */
const MAX_NAMED = 3;

/** Notifies followers of the classes that a coach added. */
export function onFollowEvents({ events }: Deps, notifier: Notifier): void {
  events.on('coach.classes_added', async (payload, event) => {
    const now = new Date(notifier.clock.now());
    const news = await findCoachNotification(notifier.db, payload, now);
    if (!news || news.classes.length === 0) return;
    const { coach, classes } = news;
    const language = languageOf(news.language);
    const path = `/app/coaches/${payload.trainer_id}`;
    await deliverNotification(
      notifier,
      news,
      language,
      {
        cause: 'coach_classes_added',
        title: notificationText(language, 'coach_classes.title', { coach, count: classes.length }),
        message: messageAbout(classes, language),
        link: path,
        eventKey: `event-${event.id}`,
      },
      {
        choice: 'coaches',
        details: classes.map((added) => [added.title, placeOf(added, language)]),
        action: { key: 'coach', path },
      },
    );
  });
}

function messageAbout(classes: readonly AddedClass[], language: Language): string {
  const [only] = classes;
  if (only && classes.length === 1)
    return notificationText(language, 'coach_classes.one', {
      title: only.title,
      place: placeOf(only, language),
    });
  const titles = classes
    .slice(0, MAX_NAMED)
    .map(({ title }) => title)
    .join(', ');
  const others = classes.length - MAX_NAMED;
  if (others <= 0) return notificationText(language, 'coach_classes.several', { titles });
  return notificationText(language, 'coach_classes.more', { titles, count: others });
}

function placeOf({ venue, starts_at, time_zone }: AddedClass, language: Language): string {
  const when = formatDateTime(language, new Date(starts_at), time_zone);
  return notificationText(language, 'coach_classes.place', { venue, when });
}
