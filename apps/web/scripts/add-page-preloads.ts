import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What React Router's client manifest says of a route; files are addresses from the root. */
interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  imports: string[];
  css: string[];
}

/**
 * Names the files of every page of the app in the shell's head: a small script asks for those of the
 * page at hand at once. The router alone would hear of them only after the app's start has run, and
 * of what they import one step later each.
 */
export async function addPagePreloads(clientFolder: string): Promise<void> {
  const file = path.join(clientFolder, '__spa-fallback.html');
  const shell = await readFile(file, 'utf8');
  const routes = await readRoutes(clientFolder);
  const parents = new Set([...routes.values()].map(({ parentId }) => parentId));
  const files: string[] = [];
  const numberOf = (name: string) => {
    if (!files.includes(name)) files.push(name);
    return files.indexOf(name);
  };
  const pages = [...routes.values()]
    .filter(({ id, path: at }) => !parents.has(id) && !id.startsWith('legacy:') && at !== '*')
    .map((route) => chainOf(routes, route))
    .map((chain) => [pathPattern(chain), filesOf(chain, shell).map(numberOf)] as const);
  if (pages.length === 0) throw new Error('The build names no page.');
  const script = `<script>${preloadScript}(${JSON.stringify(files)},${JSON.stringify(pages)})</script>`;
  await writeFile(
    file,
    shell.replace('</head>', () => `${script}</head>`),
  );
}

/**
 * Runs in the browser before anything else: no types, no imports. It asks in handfuls, because sixty
 * requests at once would hold a slow phone for a quarter of a second.
 */
const preloadScript = `(function(files,pages){
var at=location.pathname.replace(/\\/+$/,'');
var page=pages.find(function(page){return new RegExp('^'+page[0]+'$').test(at)});
function ask(numbers){
numbers.slice(0,8).forEach(function(number){
var link=document.createElement('link'),name=files[number];
if(/js$/.test(name))link.rel='modulepreload';else{link.rel='preload';link.as='style'}
link.href='/assets/'+name;document.head.append(link)});
if(numbers.length>8)setTimeout(ask,0,numbers.slice(8))}
if(page)ask(page[1])})`;

async function readRoutes(clientFolder: string): Promise<Map<string, ManifestRoute>> {
  const assets = path.join(clientFolder, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error('The build has no manifest of its routes.');
  const source = await readFile(path.join(assets, name), 'utf8');
  const manifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  return new Map(Object.entries(manifest.routes));
}

/** The frames around a page, outermost first, and the page itself. */
function chainOf(routes: Map<string, ManifestRoute>, route: ManifestRoute): ManifestRoute[] {
  const parent = routes.get(route.parentId ?? '');
  return parent ? [...chainOf(routes, parent), route] : [route];
}

/** The page's address as the text of a regular expression. */
function pathPattern(chain: ManifestRoute[]): string {
  const parts = chain.flatMap(({ path: part }) => (part ? part.split('/') : []));
  return parts.map((part) => `/${part.startsWith(':') ? '[^/]+' : part}`).join('');
}

/** File names below assets/ that the page needs and the shell does not name already. */
function filesOf(chain: ManifestRoute[], shell: string): string[] {
  const all = chain.flatMap(({ module, imports, css }) => [...css, module, ...imports]);
  const names = all.map((address) => address.replace('/assets/', '').replace('#', ''));
  return [...new Set(names)].filter((name) => !shell.includes(`/assets/${name}`));
}
