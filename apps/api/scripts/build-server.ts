import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

// Writes the server's commands into a few files in `build`: the thousands of modules they consist of
// take 40 MB more memory and twice the time to start (docs/decisions/151-server-build.md).

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const output = fileURLToPath(new URL('../build/', import.meta.url));
/** Load a binary from beside their own files, or are one. */
const BINARIES = ['@node-rs/argon2', 'sharp', 'libheif-js/wasm-bundle.js'];
/** The address of a program of ours, which runs in a process or thread of its own. */
const PROGRAM = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;

/** Packages that are loaded only when they are needed stay where they are, as do binaries. */
const keepPackages: Plugin = {
  name: 'keep-packages',
  resolveId: (source, _importer, { kind }) => {
    const isPackage = !/^[./]/.test(source) && !source.startsWith('node:');
    const isKept = BINARIES.includes(source) || (kind === 'dynamic-import' && isPackage);
    return isKept ? { id: source, external: true } : null;
  },
};

/** Our modules find files from their own address, which stays that of the source; programs are built. */
const keepAddresses: Plugin = {
  name: 'keep-addresses',
  transform(code, id) {
    if (!id.endsWith('.ts') || !code.includes('import.meta.url')) return null;
    const withPrograms = code.replaceAll(PROGRAM, (_match, path: string) => {
      const reference = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
      return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
    });
    const source = `new URL(${JSON.stringify(relative(output, id))}, import.meta.url).href`;
    return { code: withPrograms.replaceAll('import.meta.url', source) };
  },
};

/** A text takes twice the memory once a single character of it is not ASCII. */
const escapeCharacters: Plugin = {
  name: 'escape-characters',
  generateBundle: (_options, files) => {
    for (const file of Object.values(files))
      if (file.type === 'chunk')
        file.code = file.code.replace(
          /[^\0-\x7f]/g,
          (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
};

const bundle = await rolldown({
  input: main,
  platform: 'node',
  plugins: [keepPackages, keepAddresses, escapeCharacters],
  logLevel: 'warn',
});
await bundle.write({
  dir: output,
  format: 'esm',
  cleanDir: true,
  // What is left names the module that the lines below it come from.
  comments: { legal: false, jsdoc: false, annotation: false },
});
await bundle.close();
