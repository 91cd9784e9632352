/** Tables that a source file names in SQL or in calls of the query builder. */
export interface SqlOfFile {
  reads: Set<string>;
  writes: Set<string>;
  /** Statements whose table cannot be read from the text. */
  unreadable: string[];
  /** Whether the file holds SQL at all. */
  any: boolean;
}

const NAME = String.raw`(?:ONLY\s+)?(?:audit\.)?"?(\w+|\$\{[^}]*\})"?`;
// Not FOR UPDATE, FOR NO KEY UPDATE and DO UPDATE SET, which name no table.
const WRITTEN = new RegExp(
  String.raw`(?<!FOR |KEY |DO )\b(?:INSERT INTO|UPDATE|DELETE FROM|MERGE INTO|TRUNCATE(?: TABLE)?)\s+${NAME}`,
  'g',
);
const READ = /(?<!DELETE )(?<!DISTINCT )\b(?:FROM|JOIN|USING)\s+(?=([^()`]+))/g;
const ENDS_LIST =
  /\b(?:WHERE|ON|JOIN|LEFT|RIGHT|CROSS|INNER|FULL|ORDER|GROUP|LIMIT|SET|FOR|UNION|RETURNING|HAVING)\b/;
const BUILT_WRITE = /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*([^,)]+)/g;
const BUILT_READ =
  /\.(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|using|from)\(\s*(\[?\s*['"`](?:audit\.)?\w+)/g;
const SQL_CALL = /\bsql(?:<|`|\.(?:raw|ref|table|id|lit|join)\b)|\bCompiledQuery\b/;
const DYNAMIC = /\bsql\.(?:table|id|raw)\([^)]*\)|\bdynamic\.table\([^)]*\)/g;

/**
 * Reads the tables of a file by its text, keywords of SQL being written in capitals. A statement
 * that takes its table from a variable is unreadable, so that nothing gets past it unseen.
 */
export function readSql(text: string, tables: ReadonlySet<string>): SqlOfFile {
  const found: SqlOfFile = {
    reads: new Set(),
    writes: new Set(),
    unreadable: [],
    any: SQL_CALL.test(text),
  };
  const known = (name: string) => tables.has(name);
  for (const [statement, name = ''] of text.matchAll(WRITTEN))
    if (known(name)) found.writes.add(name);
    else found.unreadable.push(statement);
  for (const [statement, argument = ''] of text.matchAll(BUILT_WRITE)) {
    const name = /^['"`](?:audit\.)?(\w+)/.exec(argument)?.[1] ?? '';
    if (known(name)) found.writes.add(name);
    else found.unreadable.push(statement);
  }
  for (const [, list = ''] of text.matchAll(READ)) {
    const [sources = ''] = list.split(ENDS_LIST);
    for (const source of sources.split(',')) {
      const name = /^\s*(?:ONLY\s+)?(?:audit\.)?"?(\w+)/.exec(source)?.[1] ?? '';
      if (known(name)) found.reads.add(name);
    }
  }
  for (const [, argument = ''] of text.matchAll(BUILT_READ)) {
    const name = /\w+$/.exec(argument)?.[0] ?? '';
    if (known(name)) found.reads.add(name);
  }
  for (const [statement] of text.matchAll(DYNAMIC)) found.unreadable.push(statement);
  found.any ||= found.reads.size + found.writes.size > 0;
  return found;
}
