import { useTranslation } from '#light-translator';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './audit-log.module.css';
import type { AuditChange } from './list-changes.ts';
import { keyOfWord } from './technical-words.ts';

/** What changed; what has no name of its own is shown as it is stored. */
export function AuditChanges({ changes }: { changes: readonly AuditChange[] }) {
  const { t } = useTranslation('platform-audit');
  const fieldName = (field: string) => {
    const key = keyOfWord('field', field);
    return key ? t(key) : <span translate="no">{field}</span>;
  };
  const valueName = (value: string) => {
    const key = keyOfWord('value', value);
    return key ? t(key) : <span translate="no">{value}</span>;
  };
  return (
    <dl className={classes.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <Note as="dt">{fieldName(field)}</Note>
          <Text as="dd" size="small">
            {before !== null && <del>{valueName(before)}</del>}{' '}
            {after !== null && <ins>{valueName(after)}</ins>}
          </Text>
        </div>
      ))}
    </dl>
  );
}
