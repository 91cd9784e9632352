// Writes openapi.json from the declared operations, then the typed client from openapi.json.
import { writeFile } from 'node:fs/promises';
import { createClient } from '@hey-api/openapi-ts';
import { openApiDocument, withRefetchTags } from './openapi.ts';

const here = (path: string) => new URL(path, import.meta.url).pathname;

const document = await openApiDocument();
await writeFile(here('./openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
await createClient({
  input: withRefetchTags(document),
  output: { path: here('./client/generated'), importFileExtension: '.ts' },
  plugins: [
    { name: '@hey-api/client-fetch', baseUrl: false },
    { name: '@hey-api/typescript' },
    { name: '@hey-api/sdk' },
    {
      name: '@tanstack/react-query',
      queryKeys: { tags: true },
      infiniteQueryKeys: { tags: true },
    },
  ],
});
