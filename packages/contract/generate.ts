// Writes openapi.json from the declared operations, then the typed client from openapi.json: a file for
// each operation, because a bundler takes a module as a whole and a page shall load its own requests only.
import { writeFile } from 'node:fs/promises';
import { createClient } from '@hey-api/openapi-ts';
import { openApiDocument, withRefetchTags } from './openapi.ts';
import { OPERATIONS } from './src/index.ts';

const here = (path: string) => new URL(path, import.meta.url).pathname;

const operationIds = new Set(OPERATIONS.map(({ id }) => id));
const document = await openApiDocument();
await writeFile(here('./openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
await createClient({
  input: withRefetchTags(document),
  output: { path: here('./client/generated'), importFileExtension: '.ts' },
  parser: {
    hooks: {
      events: {
        // What every operation uses is declared in one file, which would keep it to itself.
        'node:set:before': ({ node }) => {
          if (node?.symbol?.meta?.category === 'utility' && 'export' in node)
            Reflect.apply(node.export as () => void, node, []);
        },
      },
      symbols: {
        getFilePath: ({ name }) => {
          const operation = name.replace(/(Infinite)?(QueryKey|Options)$|Mutation$/, '');
          return operationIds.has(operation) ? `operations/${kebabCase(operation)}` : undefined;
        },
      },
    },
  },
  plugins: [
    { name: '@hey-api/client-fetch', baseUrl: false },
    { name: '@hey-api/typescript' },
    { name: '@hey-api/sdk' },
    {
      name: '@tanstack/react-query',
      includeInEntry: true,
      queryKeys: { tags: true },
      infiniteQueryKeys: { tags: true },
    },
  ],
});

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
