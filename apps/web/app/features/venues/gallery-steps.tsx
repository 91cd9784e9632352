import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './gallery.module.css';

interface GalleryStepsProps {
  at: number;
  count: number;
  onAt: (at: number) => void;
}

/** The buttons to the neighbouring pictures and where one is. At an end a button rests but keeps the focus. */
export function GallerySteps({ at, count, onAt }: GalleryStepsProps) {
  const { t } = useTranslation('venues');
  return (
    <div className={classes.steps}>
      <IconButton
        label={t('gallery.previous')}
        aria-disabled={at === 0}
        onClick={() => onAt(Math.max(0, at - 1))}
      >
        <IconChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      <span aria-hidden="true">{t('gallery.of', { at: at + 1, count })}</span>
      <IconButton
        label={t('gallery.next')}
        aria-disabled={at === count - 1}
        onClick={() => onAt(Math.min(count - 1, at + 1))}
      >
        <IconChevronRight size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
