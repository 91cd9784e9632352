import type { Icon } from '@tabler/icons-react';
import { type ReactNode, Suspense, type ToggleEvent, useId, useRef } from 'react';
import { RingLoader } from '#ui/feedback/ring-loader.tsx';
import popoverClasses from '#ui/overlays/popover.module.css';
import { usePopover } from '#ui/overlays/use-popover.ts';
import { usePopoverPosition } from '#ui/overlays/use-popover-position.ts';
import { FilterChip } from './filter-chip.tsx';
import classes from './filters.module.css';

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
  const { position, update } = usePopoverPosition(chip, maxWidth);
  const popover = usePopover({ onOpen: update });

  return (
    <>
      <FilterChip ref={chip} icon={icon} active={active} popoverTarget={id} aria-haspopup="dialog">
        {label}
      </FilterChip>
      <div
        {...popover.props}
        id={id}
        role="dialog"
        aria-label={title}
        tabIndex={-1}
        className={`${popoverClasses.popover} ${classes.popover}`}
        style={position}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => {
          popover.props.onToggle(event);
          if (event.newState === 'open') event.currentTarget.focus({ preventScroll: true });
        }}
      >
        {popover.opened && <Suspense fallback={<RingLoader />}>{children}</Suspense>}
      </div>
    </>
  );
}
