import { Button } from '@mantine/core';
import { useTranslation } from '#light-translator';
import classes from './details-form.module.css';

interface SaveBarProps {
  unsaved: boolean;
  busy: boolean;
  onDiscard: () => void;
}

/** The buttons at the end of the form. While there are unsaved changes the bar is sticky. */
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
