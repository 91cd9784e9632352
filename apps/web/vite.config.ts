import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3001';

export default defineConfig({
  plugins: [reactRouter()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  resolve: {
    // The barrel of 5,000 icons is read once in development instead of one request an icon.
    alias: { '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs' },
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
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next)[\\/]/,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: { target: 'es2023', assetsInlineLimit: 2048 },
  server: { port: 5173, proxy: { '/api': { target: apiOrigin, changeOrigin: false } } },
});
