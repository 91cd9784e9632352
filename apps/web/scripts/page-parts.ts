import path from 'node:path';

/**
 * What a page imports dynamically and yet needs at once, by route: its weight counts after that of the
 * page, its files are preloaded with those of the page.
 */
const partsOfPages: Record<string, readonly string[]> = {
  'pages/member/explore': ['features/explore/results/venue-list.tsx'],
};

/** The modules that a route needs at once beside those that it imports, from the folder of the app. */
export const partsOfPage = (routeId: string) => partsOfPages[routeId] ?? [];

/**
 * Returns the names of the built files of a route's parts. `sources` are the built modules of the page.
 * Throws when none of them imports a part.
 */
export function filesOfParts(routeId: string, sources: readonly string[]): string[] {
  return partsOfPage(routeId).flatMap((module) => {
    const part = path.basename(module, '.tsx');
    const found = sources.flatMap((source) => filesOfImport(source, part));
    if (found.length === 0) throw new Error(`${routeId} has no part ${part}.`);
    return found;
  });
}

// Vite lists beside a dynamic import which of the module's files it needs.
function filesOfImport(source: string, part: string): string[] {
  const call = new RegExp(
    `import\\(.\\./${part}-[\\w-]+\\.js.\\),__vite__mapDeps\\(\\[([\\d,]+)\\]`,
  );
  const [, numbers] = call.exec(source) ?? [];
  const [, list] = /\bm\.f=\[(.*?)\]/.exec(source) ?? [];
  if (numbers === undefined || list === undefined) return [];
  const files: string[] = JSON.parse(`[${list}]`);
  return numbers.split(',').map((number) => (files[Number(number)] ?? '').replace('assets/', ''));
}
