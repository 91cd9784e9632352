import type { DemoMail } from '@pulse/contract/client';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './mail-list.module.css';

interface MailListProps {
  mails: DemoMail[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** The sent emails of the demo, newest first; the selected one is marked. */
export function MailList({ mails, selectedId, onSelect }: MailListProps) {
  const format = useFormat();
  return (
    <ol className={classes.list}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <button
            type="button"
            className={classes.mail}
            aria-current={mail.id === selectedId ? 'true' : undefined}
            onClick={() => onSelect(mail.id)}
          >
            <span className={classes.subject}>{mail.subject}</span>
            <span className={classes.meta}>
              {mail.recipient} · {format.time(mail.created_at)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
