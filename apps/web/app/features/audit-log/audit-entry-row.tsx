import type { AuditEntry } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { describeUserAgent } from '#ui/format/describe-user-agent.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { namedAction, readableAction } from './action-names.ts';
import { AuditChanges } from './audit-changes.tsx';
import classes from './audit-log.module.css';
import { listChanges } from './list-changes.ts';
import { keyOfWord } from './technical-words.ts';

/** What was done, by whom, to what, when, from where, and what it changed. */
export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('platform-audit');
  const format = useFormat();
  const { action, at, address, device, subject } = entry;
  const named = namedAction(action);
  const changes = listChanges(entry.before, entry.after);
  return (
    <ListItem space={3} className={classes.row}>
      <div>
        <h2 className={classes.action} translate={named ? undefined : 'no'}>
          {named ? t(`action.${named}`) : readableAction(action)}
        </h2>
        <Note>
          <time dateTime={at}>
            {format.date(at, 'fullDate')}, {format.time(at)}
          </time>
        </Note>
        {address && (
          <Note translate="no" title={device ?? undefined}>
            {address}
            {device && ` · ${describeUserAgent(device) ?? device}`}
          </Note>
        )}
      </div>
      <div>
        <Actor entry={entry} />
        <Note>
          {t('subject')} <Subject subject={subject} />
        </Note>
      </div>
      {changes.length > 0 && <AuditChanges changes={changes} />}
    </ListItem>
  );
}

function Actor({ entry: { actor, kind } }: { entry: AuditEntry }) {
  const { t } = useTranslation('platform-audit');
  if (!actor) return <p>{t(kind === 'security' ? 'actor.unproved' : 'actor.system')}</p>;
  if (actor.name === null) return <p>{t('actor.deleted')}</p>;
  return (
    <p>
      <Link to={`?person=${actor.id}`} translate="no">
        {actor.name}
      </Link>
    </p>
  );
}

function Subject({ subject: { type, id, name } }: Pick<AuditEntry, 'subject'>) {
  const { t } = useTranslation('platform-audit');
  if (id === 'unknown') return t('actor.noAccount');
  const key = keyOfWord('subjectType', type);
  return (
    <Link to={`?subject_type=${type}&subject_id=${encodeURIComponent(id)}`}>
      {name === null && (key ? `${t(key)} ` : `${type} `)}
      <span translate="no">{name ?? id}</span>
    </Link>
  );
}
