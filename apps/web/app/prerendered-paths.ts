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

/**
 * Pages that the build renders as templates, by the path that it renders: the server fills in what a
 * venue or city has, and sends the not-found page with its status.
 */
export const templatePaths: Record<string, string> = {
  venue: '/venues/template',
  city: '/cities/template',
  cities: '/cities',
  'not-found': '/nothing/here',
};
