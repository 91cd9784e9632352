import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3001';

export default defineConfig({
  plugins: [reactRouter()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  resolve: {
    // The barrel of 5,000 icons is read once in development instead of one request an icon.
    alias: [
      { find: '@tabler/icons-react', replacement: '@tabler/icons-react/dist/esm/icons/index.mjs' },
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs travels in one file: it compresses better than in ten.
            codeSplitting: {
              groups: [
                {
                  name: 'base',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                },
                // What nearly every page of the app stands on, for the same reason.
                { name: 'kit', test: /node_modules|app[\\/](ui|layouts)/, minShareCount: 8 },
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
    // The map's engine, fetched when a map is shown, cannot be cut.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      checks: {
        // Packages mark what needs a browser, which everything here does.
        moduleLevelDirective: false,
        // What one page fetches late another may need at once: the file is shared, not doubled.
        ineffectiveDynamicImport: false,
        // A busy machine is slow everywhere.
        pluginTimings: false,
      },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: apiOrigin, changeOrigin: false } } },
});
