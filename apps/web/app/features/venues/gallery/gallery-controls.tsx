import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import classes from './gallery.module.css';

interface GalleryControlsProps {
  current: number;
  count: number;
  onCurrentChange: (at: number) => void;
}

/** The buttons to the neighbouring pictures and where one is. At an end a button rests but keeps the focus. */
export function GalleryControls({ current, count, onCurrentChange }: GalleryControlsProps) {
  const { t } = useTranslation('venues');
  return (
    <div className={classes.controls}>
      <IconButton
        label={t('gallery.previous')}
        aria-disabled={current === 0}
        onClick={() => onCurrentChange(Math.max(0, current - 1))}
      >
        <IconChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      <span aria-hidden="true">{t('gallery.of', { at: current + 1, count })}</span>
      <IconButton
        label={t('gallery.next')}
        aria-disabled={current === count - 1}
        onClick={() => onCurrentChange(Math.min(count - 1, current + 1))}
      >
        <IconChevronRight size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
