import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import classes from '../analytics.module.css';

interface VisitsTableProps {
  title: string;
  /** The heading of the names. */
  first: string;
  rows: readonly {
    key: string;
    name: string;
    visits: number;
    before: number | null;
    /** From 0 to 1; null: no class ended. */
    fill?: number | null;
    /** The rows behind the number. */
    to: string;
  }[];
  hasBefore: boolean;
  /** Said when there is no row. */
  none: string;
  /** A control above the table. */
  aside?: ReactNode;
}

/** A bar chart that is a table: the bar stands in the cell of its number, which opens its rows. */
export function VisitsTable({ title, first, rows, hasBefore, none, aside }: VisitsTableProps) {
  const { t } = useTranslation('partner-analytics');
  const format = useFormat();
  const heading = useId();
  const most = Math.max(1, ...rows.map(({ visits }) => visits));
  const hasFill = rows.some(({ fill }) => fill !== undefined);
  return (
    <Stack as="section" gap={3} aria-labelledby={heading}>
      <Row align="end" justify="between">
        <Heading id={heading} size={4}>
          {title}
        </Heading>
        {aside}
      </Row>
      {rows.length === 0 ? (
        <Note>{none}</Note>
      ) : (
        <table className={classes.table} aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col">{t('figures.visits')}</th>
              {hasFill && <th scope="col">{t('figures.fill')}</th>}
              {hasBefore && <th scope="col">{t('beforeColumn')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, visits, before, fill, to }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>
                  <Row gap={2} align="center" wrap={false}>
                    <Link
                      className={classes.number}
                      to={to}
                      aria-label={t('rowsOf', { count: visits, name })}
                    >
                      {format.number(visits)}
                    </Link>
                    <svg
                      className={classes.bar}
                      viewBox="0 0 100 10"
                      preserveAspectRatio="none"
                      aria-hidden
                    >
                      <rect width={(visits / most) * 100} height="10" />
                    </svg>
                  </Row>
                </td>
                {hasFill && (
                  <td>
                    {typeof fill === 'number'
                      ? format.number(fill, { style: 'percent', maximumFractionDigits: 0 })
                      : '–'}
                  </td>
                )}
                {hasBefore && <td>{format.number(before ?? 0)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Stack>
  );
}
