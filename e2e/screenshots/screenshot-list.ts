/** One screenshot: which page, for which role, at which size, in which theme, and its file name. */
export interface Screenshot {
  name: string;
  /** The account of the demo data that opens it, or `visitor` for none. */
  role: string;
  path: string;
  size: 'desktop' | 'phone';
  colorScheme: 'light' | 'dark';
}

/** The screenshots in the README. */
export const readmeScreenshots: Screenshot[] = [
  { name: 'landing', role: 'visitor', path: '/', size: 'desktop', colorScheme: 'light' },
  { name: 'explore', role: 'member', path: '/app/explore', size: 'desktop', colorScheme: 'light' },
  {
    name: 'dashboard',
    role: 'member',
    path: '/app/dashboard',
    size: 'desktop',
    colorScheme: 'dark',
  },
  {
    name: 'front-desk',
    role: 'staff',
    path: '/app/checkin-dashboard',
    size: 'desktop',
    colorScheme: 'light',
  },
  { name: 'bookings', role: 'member', path: '/app/bookings', size: 'phone', colorScheme: 'light' },
  {
    name: 'digital-id',
    role: 'member',
    path: '/app/digital-id',
    size: 'phone',
    colorScheme: 'dark',
  },
];

const pages = {
  visitor: ['/', '/auth', '/pricing', '/faq', '/terms', '/privacy', '/partner-onboarding'],
  member: [
    '/app/dashboard',
    '/app/explore',
    '/app/bookings',
    '/app/membership',
    '/app/digital-id',
    '/app/scan',
    '/app/profile',
    '/app/feedback',
    '/app/venue-checkin',
  ],
  partner: ['/app/partner/dashboard', '/app/checkin-dashboard'],
  ops: ['/app/admin/partner-applications'],
};

/** Every page whose address has one of the words (all pages without words), in its four variants. */
export function everyVariant(words: readonly string[]): Screenshot[] {
  return Object.entries(pages)
    .flatMap(([role, paths]) => paths.map((path) => ({ role, path })))
    .filter(({ path }) => words.length === 0 || words.some((word) => path.includes(word)))
    .flatMap((page) => (['desktop', 'phone'] as const).map((size) => ({ ...page, size })))
    .flatMap((page) =>
      (['light', 'dark'] as const).map((colorScheme) => ({ ...page, colorScheme })),
    )
    .map((variant) => {
      const page = variant.path.slice(1).replaceAll('/', '-') || 'landing';
      return { ...variant, name: `${page}-${variant.size}-${variant.colorScheme}` };
    });
}
