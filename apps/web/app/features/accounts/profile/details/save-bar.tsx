import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './details-form.module.css';

interface SaveBarProps {
  unsaved: boolean;
  busy: boolean;
  onDiscard: () => void;
}

/** The form's end. While something is not saved it stays in sight, wherever the page is. */
export function SaveBar({ unsaved, busy, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('profile');
  return (
    <div className={classes.bar} data-unsaved={unsaved || undefined}>
      {unsaved && <p className={classes.note}>{t('details.unsaved')}</p>}
      <Button type="submit" variant="filled" disabled={!unsaved} loading={busy}>
        {t('details.save')}
      </Button>
      {unsaved && (
        <Button variant="subtle" disabled={busy} onClick={onDiscard}>
          {t('details.discard')}
        </Button>
      )}
    </div>
  );
}
