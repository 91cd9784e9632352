import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '#locales/languages.ts';
import { type PageFiles, pageFilesName } from './page-files.ts';
import { pageRoutes, pathOfPage, readRouteManifest, withLayouts } from './read-route-manifest.ts';

/** The texts that the app waits for before it starts (app/locales/language-options.ts). */
const textsOfStart = ['shared', 'shell'];

/**
 * Returns a script for the head of the shell that preloads the files of the opened page and its texts,
 * without those that the shell names, then the fonts. The router alone would request them only after the
 * app's entry has run, their imports one step later, and the texts when the page is first drawn.
 */
export async function pagePreloads(client: string, shell: string, fonts: string[]) {
  const listed: PageFiles = JSON.parse(await readFile(path.join(client, pageFilesName), 'utf8'));
  const { routes } = await readRouteManifest(client);
  const files: string[] = [];
  const indexOf = (name = '') =>
    files.includes(name) ? files.indexOf(name) : files.push(name) - 1;
  const pages = pageRoutes(routes)
    .filter((route) => route.path !== '*')
    .map((route) => {
      const needed = withLayouts(routes, route).flatMap(
        ({ module }) => listed.routes[path.basename(module)] ?? [],
      );
      const names = new Set(needed.flatMap((each) => each.files));
      const texts = new Set([...textsOfStart, ...needed.flatMap((each) => each.texts)]);
      return [
        pathOfPage(routes, route).replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+'),
        [...names]
          .filter((name) => !shell.includes(`/assets/${name}`))
          .toSorted((one, other) => Number(isSheet(other)) - Number(isSheet(one)))
          .map(indexOf),
        [...texts].map((name) => languages.map((each) => indexOf(listed.texts[`${each}/${name}`]))),
      ];
    });
  if (pages.length === 0) throw new Error('The build has no pages.');
  return `${preload}(${[files, pages, languages, fonts].map((each) => JSON.stringify(each))})`;
}

const isSheet = (name: string) => name.endsWith('.css');

/**
 * Runs in the browser before anything else: no types, no imports. It preloads eight files at a time,
 * because sixty requests at once would block a slow phone for a quarter of a second. The page's own files
 * come after those that the app starts with, which runs meanwhile; the fonts after both, unless text has been
 * drawn by then.
 */
const preload = `(function(files,pages,languages,fonts){
var at=location.pathname.replace(/\\/+$/,'');
var page=pages.find(function(page){return new RegExp('^'+page[0]+'$').test(at)});
function load(numbers){
numbers.slice(0,8).forEach(function(number){
var link=document.createElement('link'),name=files[number];
if(/js$/.test(name)){link.rel='modulepreload';if(first.indexOf(number)<0)link.fetchPriority='low'}
else{link.rel='preload';link.as='style'}
link.href='/assets/'+name;document.head.append(link)});
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
if(page)load(first.concat(page[1]));addEventListener('load',loadFonts)})`;
