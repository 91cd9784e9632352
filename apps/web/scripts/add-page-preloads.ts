import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '#locales/languages.ts';
import { earlyReadScript } from './early-read.ts';
import { filesOfParts } from './page-parts.ts';
import { namespacesOf, readTextFiles } from './page-texts.ts';
import {
  type ManifestRoute,
  pageRoutes,
  pathOfPage,
  readRouteManifest,
  withLayouts,
} from './read-route-manifest.ts';

/** The texts that the app waits for before it starts (app/locales/language-options.ts). */
const textsOfStart = ['shared', 'shell'];

/**
 * Adds a script to the shell's head that preloads the files of the page being opened and its texts. The
 * router alone would request them only after the app's entry has run, their imports one step later, and
 * the texts when the page is first drawn.
 */
export async function addPagePreloads(clientFolder: string): Promise<void> {
  const file = path.join(clientFolder, '__spa-fallback.html');
  const shell = await readFile(file, 'utf8');
  const { entry, routes } = await readRouteManifest(clientFolder);
  const read = (url: string) => readFile(path.join(clientFolder, url), 'utf8');
  const texts = readTextFiles(await Promise.all([entry.module, ...entry.imports].map(read)));
  const known = new Set(texts.keys());
  const files: string[] = [];
  // Of parts that are loaded later: those style sheets are requested with another credentials mode.
  const laterSheets = new Set<number>();
  const indexOf = (name: string) => {
    if (!files.includes(name)) files.push(name);
    return files.indexOf(name);
  };
  const inEachLanguage = (namespace: string) =>
    languages.map((language) => indexOf(texts.get(namespace)?.[language] ?? ''));
  const ofEveryPage = new Set(routes.root?.imports);
  const namespacesOfRoute = async ({ module, imports }: ManifestRoute) => {
    const own = [module, ...imports.filter((file) => !ofEveryPage.has(file))];
    return (await Promise.all(own.map(read))).flatMap((source) => namespacesOf(source, known));
  };
  const pages = await Promise.all(
    pageRoutes(routes)
      .filter((route) => route.path !== '*')
      .map(async (route) => {
        const whole = withLayouts(routes, route);
        const names = (await Promise.all(whole.map(namespacesOfRoute))).flat();
        const parts = filesOfParts(
          route.id,
          await Promise.all([route.module, ...route.imports].map(read)),
        );
        for (const name of parts) if (name.endsWith('.css')) laterSheets.add(indexOf(name));
        return [
          pathPattern(pathOfPage(routes, route)),
          missingFiles(whole, parts, shell).map(indexOf),
          [...new Set([...textsOfStart, ...names])].map(inEachLanguage),
        ] as const;
      }),
  );
  if (pages.length === 0) throw new Error('The build has no pages.');
  // No text is drawn before the app has run: until its files have arrived, fonts would take a quarter of
  // what a slow network carries.
  const preloadedFont = /<link rel="preload" href="([^"]+)" as="font"[^>]*>/g;
  const fonts = [...shell.matchAll(preloadedFont)].map(([, url]) => url);
  if (fonts.length === 0) throw new Error('The shell preloads no font.');
  const tables = [files, pages, languages, fonts, [...laterSheets]]
    .map((table) => JSON.stringify(table))
    .join();
  const script = `<script>${earlyReadScript}</script><script>${preloadScript}(${tables})</script>`;
  // Before the style sheets: a script after them runs once they have arrived, a round trip later.
  const firstSheet = '<link rel="stylesheet"';
  if (!shell.includes(firstSheet)) throw new Error('The shell has no style sheet.');
  await writeFile(
    file,
    shell.replaceAll(preloadedFont, '').replace(firstSheet, () => `${script}${firstSheet}`),
  );
}

/**
 * Runs in the browser before anything else: no types, no imports. It preloads eight files at a time,
 * because sixty requests at once would block a slow phone for a quarter of a second. The page's own files
 * come after those that the app starts with, which runs meanwhile;
 * the fonts after both, unless text has been drawn by then.
 */
const preloadScript = `(function(files,pages,languages,fonts,laterSheets){
var at=location.pathname.replace(/\\/+$/,'');
var page=pages.find(function(page){return new RegExp('^'+page[0]+'$').test(at)});
function load(numbers){
numbers.slice(0,8).forEach(function(number,index){
var link=document.createElement('link'),name=files[number];
if(/js$/.test(name))link.rel='modulepreload';else{link.rel='preload';link.as='style';
if(laterSheets.indexOf(number)>=0)link.crossOrigin='anonymous'}
link.href='/assets/'+name;if(first.indexOf(number)<0)link.fetchPriority='low';
if(index+1===numbers.length)link.onload=link.onerror=loadFonts;document.head.append(link)});
if(numbers.length>8)setTimeout(load,0,numbers.slice(8))}
function loadFonts(){
if(Array.from(document.fonts).some(function(font){return font.status!=='unloaded'}))return;
fonts.forEach(function(font){
var link=document.createElement('link');link.rel='preload';link.as='font';link.type='font/woff2';
link.crossOrigin='anonymous';link.fetchPriority='low';link.href=font;document.head.append(link)})}
var language='';
try{language=localStorage.getItem('i18nextLng')}catch(_){}
var spoken=Math.max(0,languages.indexOf((language||navigator.language||'').slice(0,2)));
var first=page?page[2].map(function(text){return text[spoken]}):[];
if(page)load(first.concat(page[1]));else loadFonts()})`;

/** Returns a path as the source of a regular expression, without a trailing slash. */
function pathPattern(pagePath: string): string {
  return pagePath.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+');
}

/** Returns the names of the files below assets/ that a page needs and the shell does not load. */
function missingFiles(routes: ManifestRoute[], parts: string[], shell: string): string[] {
  const all = routes.flatMap(({ module, imports, css }) => [...css, module, ...imports]);
  const names = all.map((url) => url.replace('/assets/', '').replace('#', ''));
  return [...new Set([...names, ...parts])].filter((name) => !shell.includes(`/assets/${name}`));
}
