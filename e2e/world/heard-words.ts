import type { Page } from '@playwright/test';

/** Collects every word that the server says to the page: of names, sentences, addresses. */
export function hearServer(page: Page): () => Promise<Set<string>> {
  const heard = new Set<string>();
  const reading: Promise<void>[] = [];
  page.on('response', (answer) => {
    if (!answer.url().includes('/api/')) return;
    // A page that is left drops what it was still reading.
    const read = answer
      .json()
      .then((body) => collect(body, heard))
      .catch(() => undefined);
    reading.push(read);
  });
  return async () => {
    await Promise.all(reading);
    return heard;
  };
}

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') for (const word of value.split(/[^\p{L}\p{M}]+/u)) into.add(word);
  else if (value && typeof value === 'object')
    for (const part of Object.values(value)) collect(part, into);
}
