import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './figure-rows.module.css';

interface FigureRowsProps {
  /** The name of each row, and its figure in words. */
  rows: readonly { key: string; name: ReactNode; figure: ReactNode }[];
}

/** Figures below each other, each at the end of the line of its name. */
export function FigureRows({ rows }: FigureRowsProps) {
  return (
    <dl>
      {rows.map(({ key, name, figure }) => (
        <Row key={key} justify="between" className={classes.row}>
          <Text as="dt" tone="quiet">
            {name}
          </Text>
          <Text as="dd" strong>
            {figure}
          </Text>
        </Row>
      ))}
    </dl>
  );
}
