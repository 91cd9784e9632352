import { type KeyboardEvent, useEffect, useId, useState } from 'react';

interface ComboboxOptions {
  count: number;
  /** Called with the index of the chosen option. */
  onChoose: (index: number) => void;
  /** Removes the option at an index; returns whether it could be removed. */
  onRemove?: (index: number) => boolean;
  /** Called on Enter without an active option. */
  onEnter?: () => void;
  /** Called on Escape with a closed list. */
  onClear?: () => void;
}

/**
 * The state and keyboard of an editable combobox with a listbox (ARIA APG): arrows open and move, Enter
 * chooses, Escape closes and then clears, Delete removes an option. The focus stays in the field.
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
    // One position beyond either end is the field itself.
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
      else callbacks.onEnter?.();
      close();
    } else if (event.key === 'Escape') {
      markHandled();
      if (open) close();
      else callbacks.onClear?.();
    } else if (event.key === 'Delete' && current >= 0 && callbacks.onRemove?.(current)) {
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
