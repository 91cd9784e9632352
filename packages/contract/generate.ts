// Writes openapi.json from the declared operations, then the typed client from openapi.json.
import { writeFile } from 'node:fs/promises';
import { createClient } from '@hey-api/openapi-ts';
import { openApiDocument } from './openapi.ts';

const here = (path: string) => new URL(path, import.meta.url).pathname;

await writeFile(here('./openapi.json'), `${JSON.stringify(await openApiDocument(), null, 2)}\n`);
await createClient({
  input: here('./openapi.json'),
  output: { path: here('./client/generated'), importFileExtension: '.ts' },
  plugins: [
    { name: '@hey-api/client-fetch', baseUrl: false },
    { name: '@hey-api/typescript' },
    { name: '@hey-api/sdk' },
    { name: '@tanstack/react-query' },
  ],
});
