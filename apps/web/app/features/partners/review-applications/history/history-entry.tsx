import type { ApplicationHistoryEntry } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../applications.module.css';
import { useFieldName } from '../use-field-name.ts';

/** One thing that happened to an application, with what the applicant changed. */
export function HistoryEntry({ entry }: { entry: ApplicationHistoryEntry }) {
  const { t } = useTranslation('platform');
  const format = useFormat();
  const fieldName = useFieldName();
  const { at, kind, by, text, changes } = entry;
  const isRelease = kind === 'assigned' && text === '';
  return (
    <ListItem gap={1} space={3} className={classes.entry} data-note={kind === 'note' || undefined}>
      <Row as="p">
        <strong>{isRelease ? t('history.released') : t(`history.${kind}`)}</strong>
        <Text as="span" tone="quiet">
          {by ?? t('history.applicant')}, {format.date(at, 'date')}, {format.date(at, 'time')}
        </Text>
      </Row>
      {text && (
        <Text prose className={classes.description}>
          {text}
        </Text>
      )}
      {changes.length > 0 && (
        <dl className={classes.changes}>
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <Note as="dt">{fieldName(field)}</Note>
              <dd>
                <del>{before || t('detail.none')}</del>
                <ins>{after || t('detail.none')}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </ListItem>
  );
}
