/** Links of the public header, in order. */
export const publicLinks = [
  { to: '/', name: 'nav.home' },
  { to: '/pricing', name: 'nav.pricing' },
  { to: '/faq', name: 'nav.faq' },
  { to: '/partners', name: 'nav.partners' },
] as const;
