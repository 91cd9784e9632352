import type { Icon } from '@tabler/icons-react';
import { type ReactNode, Suspense, type ToggleEvent, useId, useRef, useState } from 'react';
import popover from '../../ui/popover.module.css';
import { RingLoader } from '../../ui/ring-loader.tsx';
import classes from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';

interface FilterPopoverProps {
  icon: Icon;
  on: boolean;
  /** What the chip says. */
  words: string;
  /** What is set here. */
  title: string;
  /** Drawn, and its code fetched, when first opened. */
  children: ReactNode;
}

/** Kept free between the panel and the edge of the window, in px. */
const edge = 8;
const widest = 382;

/** A chip that opens a panel below itself; Escape or a click elsewhere closes it. */
export function FilterPopover({ icon, on, words, title, children }: FilterPopoverProps) {
  const id = useId();
  const chip = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [place, setPlace] = useState({ left: 0, top: 0 });

  const lie = () => {
    const box = chip.current?.getBoundingClientRect();
    if (!box) return;
    const last = Math.max(edge, window.innerWidth - Math.min(widest, window.innerWidth) - edge);
    setPlace({ left: Math.min(box.left, last), top: box.bottom + edge });
  };

  return (
    <>
      <FilterChip ref={chip} icon={icon} on={on} popoverTarget={id} aria-haspopup="dialog">
        {words}
      </FilterChip>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        tabIndex={-1}
        className={`${popover.popover} ${classes.popover}`}
        style={place}
        onBeforeToggle={(event: ToggleEvent) => {
          if (event.newState !== 'open') return;
          lie();
          setOpened(true);
        }}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => {
          if (event.newState === 'open') event.currentTarget.focus({ preventScroll: true });
          else setOpened(false);
        }}
      >
        {opened && <Suspense fallback={<RingLoader />}>{children}</Suspense>}
      </div>
    </>
  );
}
