import { createHash } from 'node:crypto';

/**
 * The CSP sources of the inline scripts of a page: listing their hashes blocks all other inline
 * scripts. Data blocks never run and need none.
 */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g);
  return [...scripts]
    .filter(([, attributes = '']) => !attributes.includes('application/'))
    .map(([, , body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
}
