import { chownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILES = fileURLToPath(new URL('../../cluster/', import.meta.url));

/** What is put into the files of `cluster/`, as `envsubst` does it. */
export type Values = Readonly<Record<string, string>>;

/** A file of `cluster/` with its values; throws where one is missing. */
function readConfiguration(file: string, values: Values): string {
  return readFileSync(join(FILES, file), 'utf8').replace(/\$([A-Z_]+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} needs a value for $${name}.`);
    return value;
  });
}

/** A file of `cluster/` as variables of an environment. */
export function readVariables(file: string, values: Values): Record<string, string> {
  const lines = readConfiguration(file, values).split('\n');
  const pairs = lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(/=(.*)/s));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
}

/** Writes files of `cluster/`, or all of one of its folders, into a folder of an account. */
export function writeConfiguration(
  files: readonly string[],
  { folder, values, owner }: { folder: string; values: Values; owner: number },
): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (const file of files.flatMap(withFolder)) {
    const target = join(folder, file.split('/').at(-1) as string);
    writeFileSync(target, readConfiguration(file, values), { mode: 0o600 });
    chownSync(target, owner, owner);
  }
}

function withFolder(file: string): string[] {
  if (!statSync(join(FILES, file)).isDirectory()) return [file];
  return readdirSync(join(FILES, file)).map((name) => `${file}/${name}`);
}
