import type { Icon } from '@tabler/icons-react';
import { type ReactNode, Suspense, type ToggleEvent, useId, useRef, useState } from 'react';
import { RingLoader } from '../../../ui/feedback/ring-loader.tsx';
import popover from '../../../ui/overlays/popover.module.css';
import { usePopoverPosition } from '../../../ui/overlays/use-popover-position.ts';
import classes from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';

interface FilterPopoverProps {
  icon: Icon;
  active: boolean;
  /** The chip's label. */
  label: string;
  /** The panel's title. */
  title: string;
  /** Rendered when the panel is opened, so that lazy content loads then. */
  children: ReactNode;
}

const maxWidth = 382;

/** A chip that opens a panel below it; Escape or a click outside closes the panel. */
export function FilterPopover({ icon, active, label, title, children }: FilterPopoverProps) {
  const id = useId();
  const chip = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const { position, update } = usePopoverPosition(chip, maxWidth);

  return (
    <>
      <FilterChip ref={chip} icon={icon} active={active} popoverTarget={id} aria-haspopup="dialog">
        {label}
      </FilterChip>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        tabIndex={-1}
        className={`${popover.popover} ${classes.popover}`}
        style={position}
        onBeforeToggle={(event: ToggleEvent) => {
          if (event.newState !== 'open') return;
          update();
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
