import type { NotificationCause } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import type { Notifier } from '../notifier.ts';
import { formatDate } from '../templates/format-values.ts';
import { greetingOf, languageOf, mailText, notificationText } from '../templates/translations.ts';
import {
  findDisputeForNotification,
  findProposalForNotification,
  listStatementRecipients,
  type NotifiedStatement,
  type StatementRecipient,
} from './stores/statement-notification.store.ts';

/** What is said, to whom, and where it leads. */
interface Message {
  cause: NotificationCause;
  /** The name of its texts in notifications.json and mails.json. */
  key: string;
  path: string;
  event: { id: string };
}

/** Tells partners of proposed rates and answers, and the platform of answers and disputes. */
export function onStatementEvents({ events }: Deps, notifier: Notifier): void {
  events.on('rates.proposed', async ({ proposal_id }, event) => {
    const rates = await findProposalForNotification(notifier.db, proposal_id);
    // Answered or replaced before this was handled.
    if (rates?.status !== 'proposed') return;
    const path = `/app/partner/statement?venue=${rates.venueId}`;
    await tellPartner(notifier, rates, { ...named('rates_proposed'), path, event });
  });
  events.on('rates.answered', async ({ proposal_id }, event) => {
    const rates = await findProposalForNotification(notifier.db, proposal_id);
    if (!rates) return;
    const key = `rates_${rates.status === 'accepted' ? 'accepted' : 'declined'}`;
    const message = { cause: 'rates_answered' as const, key, path: '/app/admin/statements', event };
    await tellPlatform(notifier, rates, message);
  });
  events.on('dispute.made', async ({ line_id }, event) => {
    const dispute = await findDisputeForNotification(notifier.db, line_id);
    if (dispute?.status !== 'open') return;
    const message = { ...named('dispute_made'), path: '/app/admin/statements', event };
    await tellPlatform(notifier, dispute, message);
  });
  events.on('dispute.answered', async ({ line_id }, event) => {
    const dispute = await findDisputeForNotification(notifier.db, line_id);
    if (!dispute) return;
    const { venueId, month, status } = dispute;
    const path = `/app/partner/statement?venue=${venueId}&month=${month}`;
    const message = { cause: 'dispute_answered' as const, key: `dispute_${status}`, path, event };
    await tellPartner(notifier, dispute, message);
  });
}

const named = <T extends NotificationCause>(cause: T) => ({ cause, key: cause as string });

async function tellPartner(notifier: Notifier, about: NotifiedStatement, message: Message) {
  const admins = await listStatementRecipients(notifier.db, about.organisationId);
  await Promise.all(admins.map((person) => tell(notifier, person, about, message)));
}

async function tellPlatform(notifier: Notifier, about: NotifiedStatement, message: Message) {
  const people = await listStatementRecipients(notifier.db, null);
  await Promise.all(people.map((person) => tell(notifier, person, about, message)));
}

/** In the app and by mail: it is about money that one side owes the other. */
async function tell(
  { addNotification, queueMail, clock, config }: Notifier,
  { id, email, fullName, language: code }: StatementRecipient,
  { venue, partner, date, reason, answerDue }: NotifiedStatement,
  { cause, key, path, event }: Message,
): Promise<void> {
  const language = languageOf(code);
  const values = {
    ...{ venue, partner, reason },
    date: formatDate(language, new Date(`${date}T00:00:00Z`), 'UTC'),
    answer_due: answerDue ? formatDate(language, answerDue, 'UTC') : '',
  };
  const say = (part: string) => mailText(language, `${key}.${part}`, values);
  const subject = say('subject');
  const eventKey = `event-${event.id}-${id}`;
  await addNotification({
    userId: id,
    at: new Date(clock.now()),
    cause,
    title: notificationText(language, `${key}.title`, values),
    message: notificationText(language, `${key}.message`, values),
    link: path,
    eventKey,
  });
  await queueMail({
    userId: id,
    recipient: email,
    subject,
    content: {
      language,
      title: subject,
      greeting: greetingOf(language, fullName),
      paragraphs: [say('lead'), say('note')],
      action: {
        label: say('action'),
        url: `${config.publicUrl}${path}`,
        fallback: mailText(language, 'fallback'),
      },
      footer: mailText(language, 'footers.account'),
    },
    eventKey,
  });
}
