import { readFile } from 'node:fs/promises';
import type { Plugin, Rolldown } from 'vite';

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];

const generated =
  /packages[\\/]contract[\\/]client[\\/]generated[\\/].*(sdk|react-query)\.gen\.ts$/;
const part = '?declaration=';

/**
 * Makes each function of the generated client a module of its own. A bundler puts a module into one file
 * as a whole: every page would load the functions of all operations, and more with each new one.
 */
export function splitClient(): Plugin {
  const read = new Map<string, Promise<GeneratedFile>>();
  return {
    name: 'pulse:split-client',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart: () => read.clear(),
    load: {
      filter: { id: /\.gen\.ts(\?declaration=\w+)?$/ },
      async handler(id) {
        const [file = '', declaration] = id.split(part);
        if (!generated.test(file)) return undefined;
        // Read once, not for each of its hundreds of functions.
        const reading = read.get(file) ?? readGenerated(file, this);
        read.set(file, reading);
        const { statements, declared } = await reading;
        const itself = `./${file.split(/[\\/]/).at(-1)}${part}`;
        if (declaration === undefined)
          return [...declared]
            .filter(([, text]) => text.startsWith('export '))
            .map(([name]) => `export { ${name} } from '${itself}${name}';`)
            .join('\n');
        const text = declared.get(declaration);
        if (text === undefined) throw new Error(`${file} declares no ${declaration}.`);
        const used = new Set(text.match(/\w+/g));
        const imports = statements.flatMap((one) => importsIn(one, used));
        for (const name of declared.keys())
          if (name !== declaration && used.has(name))
            imports.push(`import { ${name} } from '${itself}${name}';`);
        return [...imports, text.replace(/^(export )?/, 'export ')].join('\n');
      },
    },
  };
}

/** A generated file: its statements, and the text of each variable that it declares. */
interface GeneratedFile {
  statements: Statement[];
  declared: Map<string, string>;
}

async function readGenerated(
  file: string,
  { parse }: Pick<Rolldown.PluginContext, 'parse'>,
): Promise<GeneratedFile> {
  const source = await readFile(file, 'utf8');
  const statements = parse(source, { lang: 'ts' }).body;
  return {
    statements,
    declared: new Map(statements.flatMap((one) => declarationsIn(one, source))),
  };
}

/** The variable that a statement declares, with the statement's text; nothing for a type. */
function declarationsIn(statement: Statement, source: string): [string, string][] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  const text = source.slice(statement.start, statement.end);
  return declaration.declarations.flatMap(({ id }): [string, string][] =>
    id.type === 'Identifier' ? [[id.name, text]] : [],
  );
}

/** An import for each of the used names that a statement imports. */
function importsIn(statement: Statement, used: ReadonlySet<string>): string[] {
  if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return [];
  return statement.specifiers.flatMap((one) => {
    if (one.type !== 'ImportSpecifier' || one.importKind === 'type') return [];
    if (one.imported.type !== 'Identifier' || !used.has(one.local.name)) return [];
    return `import { ${one.imported.name} as ${one.local.name} } from '${statement.source.value}';`;
  });
}
