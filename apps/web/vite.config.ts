import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3001';

export default defineConfig({
  plugins: [withoutPrerendering(reactRouter())],
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
            // What every page needs is one file: it compresses better than ten.
            codeSplitting: {
              groups: [
                {
                  name: 'base',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                },
                // An icon is smaller than what a file of its own costs.
                {
                  name: 'icons',
                  test: /node_modules[\\/]@tabler[\\/]/,
                  minShareCount: 3,
                },
                // What nearly every page of the app needs, for the same reason, without what the
                // heaviest pages (explore, venue) do not need.
                {
                  name: 'kit',
                  test: /node_modules(?![\\/](@mantine[\\/](form|core[\\/]esm[\\/]components[\\/](Input|InlineInput|Textarea|Combobox))|klona|fast-deep-equal)[\\/])|app[\\/](ui(?![\\/]cover-art|[\\/]page[\\/](page-meta|page-title|public-origin)|[\\/]display[\\/]place-dots)|layouts(?![\\/]public))/,
                  minShareCount: 10,
                },
                // The same for the small files around every page of the app: who is signed in, who may see
                // it, the network.
                {
                  name: 'frame',
                  test: /app[\\/](features[\\/](accounts[\\/](session|gates)|notifications[\\/]bell|offline[\\/]screen)|layouts[\\/](gates|frames|menus|root)|locales|ui[\\/](network|page|hooks))[\\/](?!.*\.json)/,
                  minShareCount: 3,
                },
              ],
            },
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
