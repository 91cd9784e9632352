/**
 * Applies the style sheets of the shell together, once all have arrived: until then the shell shows only
 * what first-paint.css draws, and the browser does not wait for them (public-site/write-public-pages.ts).
 */
export async function applyShellStyles(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[media="not all"]');
  await Promise.all([...sheets].map(arrival));
  for (const sheet of sheets) sheet.removeAttribute('media');
}

/** One that failed before anything listened has no more event of its own, but the document has. */
async function arrival(sheet: HTMLLinkElement): Promise<void> {
  if (sheet.sheet || document.readyState === 'complete') return;
  await new Promise((resolve) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', resolve);
    window.addEventListener('load', resolve);
  });
}
