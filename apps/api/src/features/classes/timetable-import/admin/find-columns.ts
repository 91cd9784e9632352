import type { Columns } from '../csv/columns.ts';
import type { FileFault } from '../faults/faults.ts';
import type { TimetableMapping } from './read-mapping.ts';

/** Finds the mapping's columns in the header, ignoring case; a fault lists all missing columns. */
export function findColumns(
  mapping: TimetableMapping,
  header: readonly string[],
): Columns | FileFault {
  const names = header.map(normalise);
  const { title, place, start, end, ...optional } = mapping.columns;
  const required = [title, place, ...parts(start), ...parts(end), ...Object.values(optional)];
  const missing = [...new Set(required.filter((name) => !names.includes(normalise(name))))];
  const found = header.map((name) => name.trim()).join(', ');
  if (missing.length > 0)
    return { fault: 'columns_missing', details: { columns: missing.join(', '), found } };
  const repeated = [...new Set(required)].filter(
    (name) => names.indexOf(normalise(name)) !== names.lastIndexOf(normalise(name)),
  );
  if (repeated.length > 0)
    return { fault: 'columns_repeated', details: { columns: repeated.join(', '), found } };
  const indexOfColumn = (name: string) => names.indexOf(normalise(name));
  const optionalIndex = (name: string | undefined) =>
    name === undefined ? null : indexOfColumn(name);
  return {
    width: header.length,
    title: indexOfColumn(title),
    place: indexOfColumn(place),
    start: parts(start).map(indexOfColumn),
    end: parts(end).map(indexOfColumn),
    duration: null,
    trainer: null,
    category: optionalIndex(optional.category),
    description: optionalIndex(optional.description),
    capacity: optionalIndex(optional.capacity),
    date: optionalIndex(optional.date),
    weekday: optionalIndex(optional.weekday),
    first_date: optionalIndex(optional.first_date),
    last_date: optionalIndex(optional.last_date),
  };
}

type TimeColumn = TimetableMapping['columns']['start'];

function parts(column: TimeColumn): string[] {
  return typeof column === 'string' ? [column] : [column.hour, column.minute];
}

const normalise = (name: string) => name.trim().toLowerCase();
