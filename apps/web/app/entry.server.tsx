import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { translator } from '#light-translator';
import { languages, toLanguage } from '#locales/languages.ts';
import { loadAllTexts } from '#locales/server-texts.ts';
import { ExploreFirstRows } from './pages/member/explore-first-rows.tsx';

loadAllTexts();

/**
 * Renders one public page as HTML at build time, in the language of its `lang` parameter. There is no
 * rendering server in production.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  await translator.changeLanguage(toLanguage(searchParams.get('lang') ?? undefined));
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

/** Renders the templates of explore's first rows in every language, for the shell. */
export async function renderFirstRows(): Promise<string> {
  let templates = '';
  for (const language of languages) {
    await translator.changeLanguage(language);
    templates += renderToStaticMarkup(<ExploreFirstRows language={language} />);
  }
  return templates;
}
