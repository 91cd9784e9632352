import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { pageFiles } from './scripts/page-files.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3001';

/**
 * Which modules travel in one file: on a slow network each file of a page costs a part of its first
 * second, and one large file compresses better than ten. Left alone, a module that two pages share is a
 * file of its own. The first group that takes a module has it, and what that module imports.
 */
const fileGroups = [
  // What every page of the app starts with: React and the router, requests and their cache. No styles.
  {
    name: 'base',
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/]|contract[\\/]client[\\/]generated[\\/](client|core|@tanstack)[\\/.]/,
  },
  // One sheet with the styles of the kit.
  { name: 'styles', test: /app[\\/](ui|layouts)[\\/].*\.css$/, minShareCount: 4 },
  // An icon is smaller than what a file of its own costs.
  { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 2 },
  // What nearly every page of the app needs, without what the heaviest pages do not need.
  {
    name: 'kit',
    test: /node_modules(?![\\/](@mantine[\\/]core[\\/]esm[\\/](utils[\\/](InlineInput|InputsGroupFieldset)|components[\\/](Input|Alert|NativeSelect|PasswordInput|ActionIcon|Textarea|Combobox)))[\\/])|app[\\/](ui(?![\\/]page[\\/](page-meta|page-title|page-lead|dashboard-section|section|page\.module|public-origin)|[\\/]data[\\/]|[\\/]actions[\\/]confirm-action|[\\/]display[\\/]figures[\\/]place-dots|[\\/]forms[\\/](editor|unsaved|form|form-frame|form-store|use-action-form)[\\/.-])|layouts(?![\\/]public))/,
    minShareCount: 10,
  },
  // Lists, and the one form, which the heaviest pages, the editors, do without.
  {
    name: 'lists',
    test: /ui[\\/](data[\\/](?!saved-list)|actions[\\/]confirm-action)/,
    minShareCount: 2,
  },
  {
    name: 'form',
    test: /ui[\\/]forms[\\/](form|form-frame|form-store|use-action-form)\./,
    minShareCount: 2,
  },
  { name: 'editor', test: /ui[\\/]forms[\\/](editor|unsaved)/, minShareCount: 2 },
  // The requests that many pages of a partner make.
  {
    name: 'partner',
    test: /operations[\\/](list-partner-|list-venue-closures|get-partner-venue|list-front-desk-venues|undo-class)|choices[\\/]all-/,
    minShareCount: 3,
  },
  // Small modules that several pages share.
  {
    name: 'frame',
    test: /app[\\/](features[\\/](accounts[\\/](session|gates)|notifications[\\/]bell|offline[\\/]screen)|layouts[\\/](gates|frames|menus|root)|locales|ui[\\/](network|page|hooks|format|location|controls|display|feedback|theme|overlays|choices|cover-art))[\\/](?!.*\.json|page-meta|public-origin|structured|theme-switch\.|language-switch\.)|packages[\\/](contract|domain)[\\/](?!src[\\/]partners|.*(partner-venue|passkey|second-factor|search|password|trainer\.|list-class-sessions|add-walk-in|member-code|plans[\\/]plans|check-in-window|travel-time|list-plans|website|publish-req))/,
    minShareCount: 4,
    maxModuleSize: 2200,
  },
  // The frames' own styles, and all of Mantine's: one sheet, which the public pages do without.
  {
    name: 'frames',
    test: /@mantine[\\/]core[\\/]styles|ui[\\/]theme[\\/](mantine-styles|theme-components\.module)|(layouts[\\/](frames|menus)|accounts[\\/]gates|notifications[\\/]bell)[\\/].*\.css$/,
  },
  // What the frames around every page share with each other and with few pages.
  {
    name: 'around',
    test: /layouts[\\/]root[\\/]navigation|ui[\\/](hooks[\\/]use-idle|network[\\/](missing-files|may-reload)|overlays[\\/]use-popover|controls[\\/]use-combobox)|features[\\/](offline[\\/]screen|notifications[\\/]cache)|operations[\\/](count-unread|list)-notifications|locales[\\/]switch|use-(callback-ref|resize-observer)|use-debounced-value|explore[\\/]address[\\/]last-place/,
    minShareCount: 2,
  },
  // What the front desk shares with its own later parts.
  {
    name: 'desk',
    test: /features[\\/]checkins[\\/](offline-desk[\\/](desk-context|is-disconnected|clock-offset|queue\.|use-queue)|figures|front-desk[\\/](desk-card|figures))|operations[\\/](tick-guest|check-in-by-hand)/,
    minShareCount: 2,
    maxModuleSize: 1500,
  },
  // What the pages share on which a partner manages venues.
  {
    name: 'manage',
    test: /features[\\/]venues[\\/]manage[\\/](?!setup)|domain[\\/]src[\\/](venues[\\/]publish-req|statements[\\/]visit-payment)/,
    minShareCount: 3,
    maxModuleSize: 1400,
  },
  // The first page of most people, with the public list of classes that shows the same.
  {
    name: 'explore-page',
    test: /features[\\/]explore[\\/](?!map|search-alerts|no-results)|operations[\\/](list-venues-with-classes|interpret-search|list-search-suggestions)|use-debounced-callback/,
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [...withoutPrerendering(reactRouter()), pageFiles(), extendableEntries()],
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
