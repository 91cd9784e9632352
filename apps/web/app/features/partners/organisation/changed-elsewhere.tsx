import { useTranslation } from '#light-translator';
import classes from './organisation.module.css';
import type { changedElsewhere } from './organisation-values.ts';

interface ChangedElsewhereProps {
  /** What another admin saved meanwhile; nothing is shown without. */
  changes: ReturnType<typeof changedElsewhere>;
}

/** What another admin changed while the form was open, as it is stored now. */
export function ChangedElsewhere({ changes }: ChangedElsewhereProps) {
  const { t } = useTranslation('partner-organisation');
  return (
    <div role="alert" className={classes.wide}>
      {changes.length > 0 && (
        <div className={classes.conflict}>
          <p>
            <strong>{t('conflict.title')}</strong>
          </p>
          <ul>
            {changes.map(({ field, value }) => (
              <li key={field}>
                {t('conflict.now', { field: t(`field.${field}`), value: value || t('none') })}
              </li>
            ))}
          </ul>
          <p>{t('conflict.text')}</p>
        </div>
      )}
    </div>
  );
}
