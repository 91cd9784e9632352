/**
 * Where people reach this product. Pages written out at build time cannot know it: the server puts
 * its own address in place of this one (platform/http/web-pages.ts).
 */
export function publicOrigin(): string {
  return import.meta.env.SSR ? 'https://public-url.invalid' : window.location.origin;
}
