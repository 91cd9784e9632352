import { type ToggleEvent, useRef, useState } from 'react';
import { useCloseOnBack } from './use-close-on-back.ts';

interface PopoverOptions {
  /** Called before it becomes visible, to place it. */
  onOpen?: () => void;
  /** For a popover of the frame, which stays mounted when the page changes. */
  closesOnNavigation?: boolean;
  /** The name under which it opens again on coming back from a page that a link in it opened. */
  reopens?: string;
}

/**
 * A native popover that going back closes. Spread `props` on its element, which a button opens by
 * `popoverTarget`. `opened` is true from just before it is shown; content that takes the focus waits
 * for `visible`. `reopened` tells that coming back opened it.
 */
export function usePopover({ onOpen, closesOnNavigation, reopens }: PopoverOptions = {}) {
  const ref = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const [visible, setVisible] = useState(false);
  const [reopened, setReopened] = useState(false);
  const close = () => ref.current?.hidePopover();
  const openAgain = () => {
    setReopened(true);
    ref.current?.showPopover();
  };
  const reopen = reopens ? { name: reopens, open: openAgain } : undefined;
  useCloseOnBack(opened, close, { closesOnNavigation, reopen });

  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return;
    onOpen?.();
    // Before it is visible, so that going back closes it from its first moment.
    setOpened(true);
  };
  const onToggle = ({ newState }: ToggleEvent) => {
    setVisible(newState === 'open');
    if (newState === 'open') return;
    setOpened(false);
    setReopened(false);
  };
  const props = { ref, popover: 'auto' as const, onBeforeToggle, onToggle };
  return { opened, visible, reopened, close, props };
}
