import { readSql } from './read-sql.ts';

/** A function or constant of a source file that holds SQL, with the tables that its statements name. */
export interface Statement {
  name: string;
  tables: ReadonlySet<string>;
}

interface Part {
  name: string;
  text: string;
  tables: Set<string>;
  /** It is part of other statements: it executes nothing by itself. */
  isFragment: boolean;
}

const DECLARATION = /^(?:export )?(?:async )?(?:function|const) (\w+)/gm;
const EXECUTES = /\.execute(?:TakeFirst|TakeFirstOrThrow)?\(|preparedStatement</;
const IMPORT = /^import (?:type )?\{([^}]*)\} from '(\.[^']+)';/gm;

/**
 * Reads the statements of source files, each by the name of the function or constant around it. What a
 * statement takes from fragments of SQL, of its own file or an imported one, belongs to it.
 */
export function readStatements(
  files: ReadonlyMap<string, string>,
  tables: ReadonlySet<string>,
): Map<string, Statement[]> {
  const parts = new Map([...files].map(([path, text]) => [path, splitFile(text, tables)]));
  const tablesOf = (path: string, part: Part, seen = new Set<Part>()): Set<string> => {
    seen.add(part);
    const found = new Set(part.tables);
    for (const [otherPath, other] of fragmentsIn(path, part, files, parts))
      if (!seen.has(other)) for (const table of tablesOf(otherPath, other, seen)) found.add(table);
    return found;
  };
  return new Map(
    [...parts].map(([path, ofFile]) => [
      path,
      ofFile
        .filter(({ isFragment }) => !isFragment)
        .map((part) => ({ name: part.name, tables: tablesOf(path, part) })),
    ]),
  );
}

function splitFile(text: string, tables: ReadonlySet<string>): Part[] {
  const starts = [...text.matchAll(DECLARATION)];
  return starts.map((start, index) => {
    const part = text.slice(start.index, starts[index + 1]?.index);
    const { reads, writes } = readSql(part, tables);
    return {
      name: start[1] ?? '',
      text: part,
      tables: new Set([...reads, ...writes]),
      isFragment: !EXECUTES.test(part),
    };
  });
}

/** The fragments that a part names: of its file, and of files that it imports them from. */
function fragmentsIn(
  path: string,
  part: Part,
  files: ReadonlyMap<string, string>,
  parts: ReadonlyMap<string, Part[]>,
): [string, Part][] {
  const named = (name: string) => new RegExp(`\\b${name}\\b`).test(part.text);
  const own = (parts.get(path) ?? []).map((other): [string, Part] => [path, other]);
  const imported = [...(files.get(path) ?? '').matchAll(IMPORT)].flatMap(
    ([, names = '', from = '']) => {
      const source = new URL(from, `file:///${path}`).pathname.slice(1);
      const wanted = names.split(',').map((name) => name.replace(/^\s*type /, '').trim());
      return (parts.get(source) ?? [])
        .filter(({ name }) => wanted.includes(name))
        .map((other): [string, Part] => [source, other]);
    },
  );
  return [...own, ...imported].filter(
    ([, other]) => other !== part && other.isFragment && named(other.name),
  );
}
