import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { partsOfPage } from './page-parts.ts';

type Group = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number];
type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds' | 'importers' | 'code'>;
type NameOfModule = (id: string, context: { getModuleInfo: GetModule }) => string | null;
type GetModule = (id: string) => ModuleInfo | null;

const app = path.join(import.meta.dirname, '../app/').replaceAll('\\', '/');

/** What is around every page: the start of the app, its frames and that of the public pages. */
const aroundPages = [
  'root.tsx',
  'entry.client.tsx',
  'layouts/root/app-providers.tsx',
  'layouts/gates/signed-in.tsx',
  'layouts/frames/app-shell.tsx',
  'layouts/frames/padded-page.tsx',
  'layouts/frames/full-height.tsx',
  'layouts/public/public-frame.tsx',
];

/** The page that most people see first: what it shares with other pages comes with the frames, if small. */
const firstPage = 'pages/member/explore.tsx';
/** Characters. */
const smallModule = 4000;

/**
 * Which modules travel in one file: on a slow network each file of a page costs a part of its first
 * second, and one large file compresses better than ten. Left alone, a module that two pages share is a
 * file of its own. The first group that takes a module has it, and what that module imports.
 */
export function fileGroups(): Group[] {
  return [
    // What every page of the app starts with: React and the router, requests and their cache. No styles.
    {
      name: 'base',
      test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/]|packages[\\/]contract[\\/]client[\\/]generated[\\/](client|core)[\\/.]|declaration=create/,
    },
    // An icon is smaller than what a file of its own costs.
    { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 2 },
    // What nearly every page of the app needs, without what the heaviest pages do not need.
    {
      name: 'kit',
      test: /node_modules(?![\\/](@mantine[\\/]core[\\/]esm[\\/]components[\\/](Input|InlineInput|NativeSelect|PasswordInput|ActionIcon|Textarea|Combobox))[\\/])|app[\\/](ui(?![\\/]page[\\/](page-meta|page-title|page-lead|dashboard-section|section|page\.module|public-origin)|[\\/]data[\\/]|[\\/]actions[\\/]confirm-action|[\\/]display[\\/]place-dots|[\\/]forms[\\/](form|form-frame|form-store|use-action-form)\.)|layouts(?![\\/]public))/,
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
    // Small modules that several pages share.
    {
      name: 'frame',
      test: /app[\\/](features[\\/](accounts[\\/](session|gates)|notifications[\\/]bell|offline[\\/]screen)|layouts[\\/](gates|frames|menus|root)|locales|ui[\\/](network|page|hooks|format|location|controls|display|feedback|theme|overlays|choices|cover-art))[\\/](?!.*\.json)|packages[\\/](contract|domain)[\\/](?!src[\\/]partners)/,
      minShareCount: 4,
      maxModuleSize: 2200,
    },
    // What a page shares with its own later parts.
    {
      name: nameOfOnlyPage(),
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    // What the frames share with each other and with few pages. Together with what it needs: so it imports
    // only from the groups above, and none of those imports it.
    { name: nameAroundPages(), minShareCount: 2 },
  ];
}

/** A name for what the frames import at once, without their own files, and for small modules of the first page. */
function nameAroundPages(): NameOfModule {
  let around: ReadonlySet<string> | undefined;
  return (id, context) => {
    if (!around) {
      const getModule: GetModule = (each) => context.getModuleInfo(each);
      const isSmall = (each: string) => (getModule(each)?.code?.length ?? 0) <= smallModule;
      const frames = aroundPages.filter((file) => !file.startsWith('layouts/public'));
      around = new Set([
        ...importedBy(frames, getModule),
        ...[...importedBy([firstPage], getModule)].filter(isSmall),
      ]);
    }
    const isEntry = [...aroundPages, firstPage].some((file) => id === app + file);
    const isSmallHook = /use-(debounced-callback|callback-ref|resize-observer)/.test(id);
    return (isSmallHook || around.has(id)) && !isEntry ? 'around' : null;
  };
}

/** Pages that show the screen of another page, by the name of that page. */
const twins = new Map([['pages/public/classes.tsx', 'explore']]);

/** A page's name for what it and its twin alone import at once. */
function nameOfOnlyPage(): NameOfModule {
  let pageOf: Map<string, string | null> | undefined;
  return (id, context) => {
    const getModule: GetModule = (each) => context.getModuleInfo(each);
    if (!pageOf) {
      pageOf = new Map();
      for (const each of importedBy(aroundPages, getModule)) pageOf.set(each, null);
      for (const page of readdirSync(`${app}pages`, { recursive: true, encoding: 'utf8' })) {
        const file = `pages/${page.replaceAll('\\', '/')}`;
        if (!isPage(getModule(app + file))) continue;
        const name = `${twins.get(file) ?? path.basename(file, '.tsx')}-page`;
        const parts = partsOfPage(file.replace('.tsx', ''));
        for (const each of importedBy([file, ...parts], getModule))
          pageOf.set(each, (pageOf.has(each) ? pageOf.get(each) : name) === name ? name : null);
        // Loaded after the page, in a file of its own.
        for (const part of parts) pageOf.set(app + part, null);
      }
    }
    return pageOf.get(id) ?? null;
  };
}

const isPage = (module: ModuleInfo | null) =>
  module?.importers.some((id) => id.includes('__react-router-build-client-route')) ?? false;

/** The modules of the app that some of them import at once, directly or not, themselves included. */
function importedBy(files: readonly string[], getModule: GetModule): Set<string> {
  const found = new Set<string>();
  const waiting = files.map((file) => app + file);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const imported = getModule(id)?.importedIds ?? [];
    waiting.push(...imported.filter((each) => each.startsWith(app) || each.endsWith('.css')));
  }
  return found;
}
