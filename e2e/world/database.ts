import pg from 'pg';

let pool: pg.Pool | undefined;

/** One statement on the database of the running stack; answers its rows. */
export async function query<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  pool ??= new pg.Pool({
    connectionString: process.env.PULSE_JOURNEY_DATABASE,
    max: 2,
    // A test worker must be able to end while the pool is idle.
    allowExitOnIdle: true,
  });
  const { rows } = await pool.query<Row>(text, values);
  return rows;
}

/** The first row, for statements that answer exactly one. Throws when there is none. */
export async function queryOne<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row> {
  const [row] = await query<Row>(text, values);
  if (!row) throw new Error(`No row: ${text}`);
  return row;
}
