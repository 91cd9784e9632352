import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type ManifestRoute,
  pageRoutes,
  pathOfPage,
  readRouteManifest,
  withLayouts,
} from './read-route-manifest.ts';

/**
 * Adds a script to the shell's head that preloads the files of the page being opened. The router
 * alone would request them only after the app's entry has run, and their imports one step later.
 */
export async function addPagePreloads(clientFolder: string): Promise<void> {
  const file = path.join(clientFolder, '__spa-fallback.html');
  const shell = await readFile(file, 'utf8');
  const { routes } = await readRouteManifest(clientFolder);
  const files: string[] = [];
  const indexOf = (name: string) => {
    if (!files.includes(name)) files.push(name);
    return files.indexOf(name);
  };
  const pages = pageRoutes(routes)
    .filter((route) => route.path !== '*')
    .map((route) => {
      const needed = missingFiles(withLayouts(routes, route), shell);
      return [pathPattern(pathOfPage(routes, route)), needed.map(indexOf)] as const;
    });
  if (pages.length === 0) throw new Error('The build has no pages.');
  const script = `<script>${preloadScript}(${JSON.stringify(files)},${JSON.stringify(pages)})</script>`;
  await writeFile(
    file,
    shell.replace('</head>', () => `${script}</head>`),
  );
}

/**
 * Runs in the browser before anything else: no types, no imports. It preloads eight files at a time,
 * because sixty requests at once would block a slow phone for a quarter of a second.
 */
const preloadScript = `(function(files,pages){
var at=location.pathname.replace(/\\/+$/,'');
var page=pages.find(function(page){return new RegExp('^'+page[0]+'$').test(at)});
function load(numbers){
numbers.slice(0,8).forEach(function(number){
var link=document.createElement('link'),name=files[number];
if(/js$/.test(name))link.rel='modulepreload';else{link.rel='preload';link.as='style'}
link.href='/assets/'+name;document.head.append(link)});
if(numbers.length>8)setTimeout(load,0,numbers.slice(8))}
if(page)load(page[1])})`;

/** Returns a path as the source of a regular expression, without a trailing slash. */
function pathPattern(pagePath: string): string {
  return pagePath.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+');
}

/** Returns the names of the files below assets/ that a page needs and the shell does not load. */
function missingFiles(routes: ManifestRoute[], shell: string): string[] {
  const all = routes.flatMap(({ module, imports, css }) => [...css, module, ...imports]);
  const names = all.map((url) => url.replace('/assets/', '').replace('#', ''));
  return [...new Set(names)].filter((name) => !shell.includes(`/assets/${name}`));
}
