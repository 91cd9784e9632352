import { type KeyboardEvent, useEffect, useId, useState } from 'react';

interface ComboboxOptions {
  count: number;
  /** The option at this place was chosen. */
  onChoose: (index: number) => void;
  /** The option at this place is to be taken away; true when it could be. */
  onRemove: (index: number) => boolean;
  /** Enter without an option. */
  onEnter: () => void;
  /** Escape with the list closed. */
  onClear: () => void;
}

/**
 * The keyboard of an editable combobox with a list (ARIA APG): arrows move and open, Enter chooses,
 * Escape closes and then clears, Delete takes the option away. The focus stays in the field.
 */
export function useCombobox({ count, ...callbacks }: ComboboxOptions) {
  const listId = useId();
  const [requestedOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const open = requestedOpen && count > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const current = open && active < count ? active : -1;

  useEffect(() => {
    if (current >= 0)
      document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, listId]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const show = () => setOpen(true);

  const move = (step: 1 | -1) => {
    if (!open) show();
    // One place beyond either end is the field itself.
    setActive(((current + step + 1 + (count + 1)) % (count + 1)) - 1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const markHandled = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      markHandled();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      markHandled();
      if (current >= 0) callbacks.onChoose(current);
      else callbacks.onEnter();
      close();
    } else if (event.key === 'Escape') {
      markHandled();
      if (open) close();
      else callbacks.onClear();
    } else if (event.key === 'Delete' && current >= 0 && callbacks.onRemove(current)) {
      markHandled();
      setActive(Math.min(current, count - 2));
    }
  };

  return {
    open,
    active: current,
    close,
    show,
    listId,
    optionId,
    typed: () => {
      show();
      setActive(-1);
    },
    field: {
      role: 'combobox' as const,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': current >= 0 ? optionId(current) : undefined,
      onKeyDown,
      onFocus: show,
      onBlur: close,
      onClick: show,
    },
  };
}
