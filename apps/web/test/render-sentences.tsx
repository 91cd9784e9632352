import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { translator } from '#light-translator';
import { loadAllTexts } from '#locales/server-texts.ts';

/* What parts of pages say in each state and each language. */

loadAllTexts();

const languages = ['en', 'fr', 'de'] as const;

/**
 * A state, the instant at which the part is read, the part, and all that it says in English, French
 * and German. An ellipsis stands for words without a figure.
 */
export type SentencesByState = [
  state: string,
  at: number,
  part: () => ReactNode,
  en: string,
  fr: string,
  de: string,
][];

/** Tests that each part says exactly what its row states, and so no other clock, count or cost. */
export function testSentences(table: SentencesByState): void {
  test.each(table)('%s', (_, at, part, ...expected) => {
    const said = languages.map((language) => {
      vi.useFakeTimers({ toFake: ['Date'], now: at });
      vi.stubGlobal('navigator', { userAgent: 'test' });
      translator.language = language;
      return spokenText(renderToStaticMarkup(<Providers>{part()}</Providers>));
    });
    translator.language = 'en';
    vi.useRealTimers();
    for (const [index, text] of expected.entries())
      if (text.includes('…')) expect(said[index]).toMatch(toPattern(text));
      else expect(said[index]).toBe(text);
  });
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <StaticRouter location="/app">{children}</StaticRouter>
      </QueryClientProvider>
    </MantineProvider>
  );
}

function toPattern(text: string): RegExp {
  const parts = text.split('…').map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^\\d]*')}$`);
}

const VOID_TAGS = ['br', 'hr', 'img', 'input', 'link', 'meta', 'source'];

/** The text of markup without what is hidden from screen readers, in one line with plain spaces. */
function spokenText(html: string): string {
  let text = '';
  let depth = 0;
  let hiddenFrom = Number.POSITIVE_INFINITY;
  for (const [token, closing, tag] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>|[^<]+/gi)) {
    if (tag === undefined) {
      if (depth < hiddenFrom) text += token;
      continue;
    }
    text += ' ';
    if (closing) {
      depth -= 1;
      if (depth < hiddenFrom) hiddenFrom = Number.POSITIVE_INFINITY;
    } else if (!VOID_TAGS.includes(tag)) {
      depth += 1;
      if (/aria-hidden="true"|^<style/.test(token)) hiddenFrom = Math.min(hiddenFrom, depth);
    }
  }
  return text
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/ ([.,])/g, '$1')
    .trim();
}
