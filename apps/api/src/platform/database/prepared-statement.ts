import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from './transaction.ts';

/** Stands for a value in a statement while it is written. */
class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A parameter by its name, to be used wherever a statement needs its value. */
export type Parameters<V> = (name: keyof V & string) => RawBuilder<unknown>;

/**
 * A statement of a hot path: compiled at its first use, later uses only bind values. A parameter
 * used several times is sent once. Throws at the first use when a value stands in the statement
 * itself.
 */
export function preparedStatement<V extends object, R>(
  write: (parameters: Parameters<V>) => RawBuilder<R>,
): (db: Db | Tx, values: V) => Promise<R[]> {
  let compiled: { text: string; names: (keyof V & string)[] } | undefined;

  function compile(db: Db | Tx) {
    const names: (keyof V & string)[] = [];
    const used: (keyof V & string)[] = [];
    const statement = write((name) => {
      used.push(name);
      return sql`${new Parameter(name)}`;
    }).compile(db);
    const text = statement.sql.replace(/\$(\d+)/g, (_, position) => {
      const parameter = statement.parameters[Number(position) - 1];
      const name = used.find((known) => parameter instanceof Parameter && known === parameter.name);
      if (name === undefined) throw new Error(`Not a parameter of the statement: ${parameter}`);
      if (!names.includes(name)) names.push(name);
      return `$${names.indexOf(name) + 1}`;
    });
    return { text, names };
  }

  return async (db, values) => {
    compiled ??= compile(db);
    const bound = compiled.names.map((name) => values[name]);
    const { rows } = await db.executeQuery<R>(CompiledQuery.raw(compiled.text, bound));
    return rows;
  };
}
