import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { IconButton } from '#ui/controls/icon-button.tsx';
import classes from './gallery.module.css';

interface GalleryControlsProps {
  current: number;
  count: number;
  onCurrentChange: (index: number) => void;
}

/** Buttons to the previous and next image, with the position. A disabled button stays focusable. */
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
