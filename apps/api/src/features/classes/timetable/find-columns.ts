import type { FileFault } from './faults.ts';
import type { TimetableMapping } from './mapping.ts';

/** Where each mapped column stands in a row. */
export interface Columns {
  width: number;
  title: number;
  place: number;
  start: number[];
  end: number[];
  category: number | null;
  description: number | null;
  course: number | null;
  capacity: number | null;
  date: number | null;
  weekday: number | null;
  first_date: number | null;
  last_date: number | null;
}

/** Finds the mapping's columns in the header; upper and lower case are one. Lists all that miss. */
export function findColumns(
  mapping: TimetableMapping,
  header: readonly string[],
): Columns | FileFault {
  const names = header.map(plain);
  const { title, place, start, end, ...optional } = mapping.columns;
  const wanted = [title, place, ...parts(start), ...parts(end), ...Object.values(optional)];
  const missing = [...new Set(wanted.filter((name) => !names.includes(plain(name))))];
  const found = header.map((name) => name.trim()).join(', ');
  if (missing.length > 0)
    return { fault: 'columns_missing', facts: { columns: missing.join(', '), found } };
  const repeated = [...new Set(wanted)].filter(
    (name) => names.indexOf(plain(name)) !== names.lastIndexOf(plain(name)),
  );
  if (repeated.length > 0)
    return { fault: 'columns_repeated', facts: { columns: repeated.join(', '), found } };
  const at = (name: string) => names.indexOf(plain(name));
  const maybe = (name: string | undefined) => (name === undefined ? null : at(name));
  return {
    width: header.length,
    title: at(title),
    place: at(place),
    start: parts(start).map(at),
    end: parts(end).map(at),
    category: maybe(optional.category),
    description: maybe(optional.description),
    course: maybe(optional.course),
    capacity: maybe(optional.capacity),
    date: maybe(optional.date),
    weekday: maybe(optional.weekday),
    first_date: maybe(optional.first_date),
    last_date: maybe(optional.last_date),
  };
}

type TimeColumn = TimetableMapping['columns']['start'];

function parts(column: TimeColumn): string[] {
  return typeof column === 'string' ? [column] : [column.hour, column.minute];
}

const plain = (name: string) => name.trim().toLowerCase();
