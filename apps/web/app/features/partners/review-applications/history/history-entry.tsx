import type { ApplicationHistoryEntry } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { useFieldName } from '../use-field-name.ts';
import classes from './application-history.module.css';

/** One thing that happened to an application, with what the applicant changed. */
export function HistoryEntry({ entry }: { entry: ApplicationHistoryEntry }) {
  const { t } = useTranslation('platform');
  const format = useFormat();
  const fieldName = useFieldName();
  const { at, kind, by, text, changes } = entry;
  const isRelease = kind === 'assigned' && text === '';
  return (
    <li className={classes.entry} data-note={kind === 'note' || undefined}>
      <p className={classes.what}>
        <strong>{isRelease ? t('history.released') : t(`history.${kind}`)}</strong>
        <span>
          {by ?? t('history.applicant')}, {format.date(at, 'date')}, {format.date(at, 'time')}
        </span>
      </p>
      {text && <p className={classes.text}>{text}</p>}
      {changes.length > 0 && (
        <dl className={classes.changes}>
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{fieldName(field)}</dt>
              <dd>
                <del>{before || t('detail.none')}</del>
                <ins>{after || t('detail.none')}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
