/** The index of each mapped column in a row. */
export interface Columns {
  width: number;
  title: number;
  /** Null when all rows are about one venue. */
  place: number | null;
  /** An hour and a minute column, or one of both. */
  start: number[];
  /** Empty when a duration, or none, is mapped. */
  end: number[];
  duration: number | null;
  trainer: number | null;
  category: number | null;
  description: number | null;
  capacity: number | null;
  date: number | null;
  weekday: number | null;
  first_date: number | null;
  last_date: number | null;
}
