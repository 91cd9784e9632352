import { type ReactNode, useState } from 'react';
import { Fold } from '#ui/layout/fold.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Text } from '#ui/layout/text.tsx';
import { startsOpen as startsOpenOn } from '#ui/layout/use-fold.ts';
import classes from './venue-editor.module.css';

interface FieldGroupProps {
  /** Where links to the group lead. */
  id?: string;
  title: string;
  note?: string;
  /** Whether it starts open on a phone too. */
  startsOpen: boolean;
  children: ReactNode;
}

/** Fields of the form that belong together, and fold to their heading. A fault in them opens it. */
export function FieldGroup({ id, title, note, startsOpen, children }: FieldGroupProps) {
  const [open, setOpen] = useState(() => startsOpenOn(startsOpen));
  return (
    <Fold
      open={open}
      onToggle={setOpen}
      heading={<Heading>{title}</Heading>}
      className={classes.fold}
    >
      <fieldset id={id} data-path={id} tabIndex={-1} aria-label={title} className={classes.group}>
        {note && <Text tone="quiet">{note}</Text>}
        {children}
      </fieldset>
    </Fold>
  );
}
