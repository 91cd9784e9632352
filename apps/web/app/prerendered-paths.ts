/** Public pages that are written out as HTML at build time, and listed in the site map. */
export const prerenderedPaths = [
  '/',
  '/pricing',
  '/partners',
  '/contact',
  '/faq',
  '/terms',
  '/privacy',
];
