import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const preloads = /<link rel="modulepreload"[^>]*>/g;

/**
 * A public page is complete without JavaScript. Its app is fetched on the first sign of use, or at
 * once where the HTML is not yet right: for a reader of another language or somebody signed in.
 * `public/start.js` does the waiting.
 */
export async function startOnFirstUse(clientFolder: string, paths: string[]): Promise<void> {
  for (const page of paths) {
    const file = path.join(clientFolder, page, 'index.html');
    const html = await readFile(file, 'utf8');
    if (!moduleScript.test(html)) throw new Error(`${file} has no module script to hold back`);
    const held = html
      .replace(preloads, '')
      .replace(moduleScript, '<script type="application/later" id="app">$1</script>')
      .replace('</head>', '<script src="/start.js" defer=""></script></head>');
    await writeFile(file, held);
  }
}
