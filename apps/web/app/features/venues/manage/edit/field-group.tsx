import type { ReactNode } from 'react';
import editor from '#ui/forms/editor.module.css';
import { Text } from '#ui/layout/text.tsx';
import classes from './venue-editor.module.css';

interface FieldGroupProps {
  /** Where links to the group lead. */
  id?: string;
  title: string;
  note?: string;
  children: ReactNode;
}

/** Fields of the form that belong together. */
export function FieldGroup({ id, title, note, children }: FieldGroupProps) {
  return (
    <fieldset id={id} data-path={id} tabIndex={-1} className={classes.group}>
      <legend className={editor.legend}>{title}</legend>
      {note && <Text tone="quiet">{note}</Text>}
      {children}
    </fieldset>
  );
}
