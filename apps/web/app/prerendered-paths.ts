/** Public pages that are prerendered at build time, and listed in the site map. */
export const prerenderedPaths = [
  '/',
  '/pricing',
  '/partners',
  '/contact',
  '/faq',
  '/terms',
  '/privacy',
];
