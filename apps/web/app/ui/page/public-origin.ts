/**
 * Returns the product's origin. It is unknown when pages are prerendered: the server replaces this
 * placeholder by its own origin (platform/http/web-pages.ts).
 */
export function publicOrigin(): string {
  return import.meta.env.SSR ? 'https://public-url.invalid' : window.location.origin;
}
