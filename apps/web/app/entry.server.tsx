import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import i18n from 'i18next';
import { renderToPipeableStream } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { type EntryContext, ServerRouter } from 'react-router';
import { languageOptions } from './locales/language-options.ts';

const words = import.meta.glob<Record<string, unknown>>('./locales/en/*.json', {
  import: 'default',
  eager: true,
});
const english = Object.fromEntries(
  Object.entries(words).map(([file, content]) => [
    file.replace('./locales/en/', '').replace('.json', ''),
    content,
  ]),
);

i18n.use(initReactI18next).init({ ...languageOptions, lng: 'en', resources: { en: english } });

/** Writes one public page as HTML at build time; there is no rendering server afterwards. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // The page is written to a file: nothing is gained by sending parts of it later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html');
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
