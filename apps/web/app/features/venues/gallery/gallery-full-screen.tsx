import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useCloseOnBack } from '#ui/overlays/use-close-on-back.ts';
import classes from './gallery.module.css';
import type { GalleryCarouselProps } from './gallery-carousel.tsx';
import { GalleryFrame } from './gallery-frame.tsx';

interface GalleryFullScreenProps extends Omit<GalleryCarouselProps, 'contain' | 'onOpen'> {
  onClose: () => void;
}

/** Keeps Tab inside the dialog; it would leave the last button for the browser's toolbar. */
function trapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const from = event.shiftKey ? buttons[0] : buttons.at(-1);
  if (document.activeElement !== from) return;
  event.preventDefault();
  (event.shiftKey ? buttons.at(-1) : buttons[0])?.focus();
}

/** The gallery in full screen: a native dialog, which restores the focus when it closes. */
export function GalleryFullScreen({ onClose, ...gallery }: GalleryFullScreenProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
  }, []);
  // Closed by the dialog itself, which returns the focus.
  useCloseOnBack(true, () => dialog.current?.close());
  return (
    <dialog
      ref={dialog}
      className={classes.fullScreen}
      aria-label={gallery.venue.name}
      onClose={onClose}
      onKeyDown={trapFocus}
    >
      <GalleryFrame {...gallery} contain>
        <IconButton
          label={t('action.close')}
          className={classes.roundButton}
          onClick={() => dialog.current?.close()}
          autoFocus
        >
          <IconX size={22} stroke={1.8} aria-hidden="true" />
        </IconButton>
      </GalleryFrame>
    </dialog>
  );
}
