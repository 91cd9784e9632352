import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { fileGroups, filesOfStart } from './file-groups.ts';
import { pageFiles } from './scripts/page-files.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3001';

export default defineConfig({
  plugins: [
    ...withoutPrerendering(reactRouter()),
    pageFiles(),
    extendableEntries(),
    compiledEarly(),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  resolve: {
    // In development the barrel of 5,000 icons is read once instead of one request per icon.
    alias: [
      { find: '@tabler/icons-react', replacement: '@tabler/icons-react/dist/esm/icons/index.mjs' },
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: fileGroups },
          },
        },
      },
    },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    // The map library, loaded when a map is shown, cannot be split.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // A hash cannot be compressed, and a page names hundreds of them: 32 bits are enough.
      output: { hashCharacters: 'hex' },
      checks: {
        // Packages mark client-only modules, which all modules here are.
        moduleLevelDirective: false,
        // A module that one page imports dynamically another may import statically.
        ineffectiveDynamicImport: false,
        // On a busy machine these warnings mean nothing.
        pluginTimings: false,
      },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: apiOrigin, changeOrigin: false } } },
});

/**
 * React Router writes the pages out through a preview server and gives each ten seconds, which a busy
 * machine exceeds; no option changes that. scripts/write-public-pages.ts renders them in this process
 * instead, without a limit.
 */
function withoutPrerendering(plugins: Plugin[]): Plugin[] {
  const kept = plugins.filter(({ name }) => name !== 'prerender');
  if (kept.length === plugins.length - 1) return kept;
  throw new Error('React Router has no plugin "prerender" any more: adjust vite.config.ts.');
}

/** A part of a page may use what is in the page's own file; React Router's default makes it a file more. */
function extendableEntries(): Plugin {
  return {
    name: 'pulse:extendable-entries',
    enforce: 'post',
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
        : undefined,
  };
}

/**
 * Chromium compiles all functions of a file that begins with this comment while the file arrives, beside
 * the page, instead of each when it is first called: a third of the page's own work until its first rows.
 */
function compiledEarly(): Plugin {
  return {
    name: 'pulse:compiled-early',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has written the first line of its own.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && filesOfStart.has(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
