import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import i18n from 'i18next';
import { renderToPipeableStream } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { type EntryContext, ServerRouter } from 'react-router';
import { languageOptions } from './locales/language-options.ts';
import { toLanguage } from './locales/languages.ts';

const files = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', {
  import: 'default',
  eager: true,
});
const resources: Record<string, Record<string, Record<string, unknown>>> = {};
for (const [file, words] of Object.entries(files)) {
  const [, , language = '', name = ''] = file.replace('.json', '').split('/');
  resources[language] = { ...resources[language], [name]: words };
}

i18n.use(initReactI18next).init({ ...languageOptions, lng: 'en', resources });

/**
 * Writes one public page as HTML at build time, in the language that its address names; there is no
 * rendering server afterwards.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  await i18n.changeLanguage(toLanguage(searchParams.get('lang') ?? undefined));
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
