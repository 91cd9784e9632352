import type { DemoMail } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './mailbox.module.css';

/** Lets the links of an email open in this tab. */
const sandbox = 'allow-top-navigation-by-user-activation';

/** One email as its recipient sees it, with its calendar entry to download. */
export function MailView({ mail }: { mail: DemoMail }) {
  const { t } = useTranslation('mailbox');
  const format = useFormat();
  const calendar = mail.calendar
    ? `data:text/calendar;charset=utf-8,${encodeURIComponent(mail.calendar)}`
    : null;
  return (
    <article className={classes.mail} aria-label={mail.subject}>
      <header className={classes.header}>
        <Heading>{mail.subject}</Heading>
        <Text tone="quiet">
          {t('to', { recipient: mail.recipient })} · {format.date(mail.created_at, 'day')},{' '}
          {format.time(mail.created_at)}
        </Text>
        {calendar && (
          <a href={calendar} download="pulse.ics" className={classes.calendar}>
            {t('calendar')}
          </a>
        )}
      </header>
      <iframe
        title={mail.subject}
        className={classes.body}
        sandbox={sandbox}
        srcDoc={`<base target="_top">${mail.html_body}`}
      />
    </article>
  );
}
