import { build, type InlineConfig, type Rolldown } from 'vite';

/** Bundles a script of the public pages into `assets/` of the client; returns its address. */
export async function bundleFile(client: string, entry: string): Promise<string> {
  const output = { entryFileNames: 'assets/public-[hash].js', format: 'es' } as const;
  const { fileName } = await bundle(entry, { outDir: client, emptyOutDir: false }, output);
  return `/${fileName}`;
}

/** Bundles a script that a page carries in itself; returns its code. */
export async function bundleInline(entry: string): Promise<string> {
  const { code } = await bundle(entry, { write: false }, { format: 'iife' });
  return code.trim();
}

async function bundle(
  input: string,
  options: InlineConfig['build'],
  output: Rolldown.OutputOptions,
): Promise<Rolldown.OutputChunk> {
  const { output: files } = (await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    build: {
      ...options,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input, checks: { moduleLevelDirective: false }, output },
    },
  })) as Rolldown.RolldownOutput;
  const main = files.find((file) => file.type === 'chunk' && file.isEntry);
  if (main?.type !== 'chunk') throw new Error(`${input} was not bundled.`);
  return main;
}
