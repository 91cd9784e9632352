import { useTranslation } from '#light-translator';
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
          <dt>{fieldName(field)}</dt>
          <dd>
            {before !== null && <del>{valueName(before)}</del>}{' '}
            {after !== null && <ins>{valueName(after)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
