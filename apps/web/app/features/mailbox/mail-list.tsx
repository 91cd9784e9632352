import type { DemoMail } from '@pulse/contract/client';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './mailbox.module.css';

interface MailListProps {
  mails: DemoMail[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** The sent emails of the demo, newest first; the selected one is marked. */
export function MailList({ mails, selectedId, onSelect }: MailListProps) {
  const format = useFormat();
  return (
    <List ordered ruled>
      {mails.map((mail) => (
        <li key={mail.id}>
          <button
            type="button"
            className={classes.entry}
            aria-current={mail.id === selectedId ? 'true' : undefined}
            onClick={() => onSelect(mail.id)}
          >
            <Text as="span" strong>
              {mail.subject}
            </Text>
            <Note as="span">
              {mail.recipient} · {format.time(mail.created_at)}
            </Note>
          </button>
        </li>
      ))}
    </List>
  );
}
