import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { legacyRedirects } from './legacy-redirects.ts';

// The route table needs the app's folder when it is loaded outside of the build.
Object.assign(globalThis, { __reactRouterAppDirectory: import.meta.dirname });
const { default: routes } = await import('./routes.ts');

interface FlatRoute {
  path: string;
  file: string;
  layouts: string[];
}

function flattenRoutes(
  entries: RouteConfigEntry[],
  base = '',
  layouts: string[] = [],
): FlatRoute[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${base}/${entry.path.replace(/^\//, '')}` : base;
    const flat = { path: path || '/', file: entry.file, layouts };
    return entry.children ? flattenRoutes(entry.children, path, [...layouts, entry.file]) : [flat];
  });
}

const flatRoutes = flattenRoutes(routes);
const routeAt = (path: string) => flatRoutes.find((flat) => flat.path === path);
const accessChecksOf = (path: string) =>
  routeAt(path)
    ?.layouts.map((file) => file.replace(/^layouts\/(\w+\/)?|\.tsx$/g, ''))
    .filter((file) => file === 'signed-in' || file.startsWith('require-'));

test.each([
  '/',
  '/auth',
  '/verify-email',
  '/reset-password',
  '/sign-in-link',
  '/change-email',
  '/restore-email',
  '/partner-onboarding',
  '/partner/password-setup',
  '/partner/setup',
  '/pricing',
  '/partners',
  '/contact',
  '/faq',
  '/terms',
  '/privacy',
  '/*',
])('%s is open to everyone', (path) => {
  expect(accessChecksOf(path)).toEqual([]);
});

test.each([
  '/app',
  '/app/dashboard',
  '/app/digital-id',
  '/app/explore',
  '/app/scan',
  '/app/bookings',
  '/app/membership',
  '/app/profile',
  '/app/feedback',
  '/app/venue-checkin',
  '/app/subscription-success',
  '/app/venue/:id',
  '/checkin/:qrCode',
  '/checkin/:venueId/:signature',
])('%s needs a signed-in user and no role', (path) => {
  expect(accessChecksOf(path)).toEqual(['signed-in']);
});

test.each([
  ['/app/admin/partner-applications', 'require-platform-role'],
  ['/app/partner/dashboard', 'require-partner-role'],
  ['/app/partner/venues/new', 'require-partner-role'],
  ['/app/partner/venues/:id', 'require-partner-role'],
  ['/app/partner/venues/:id/preview', 'require-partner-role'],
  ['/app/partner/reviews', 'require-partner-role'],
  ['/app/partner/staff', 'require-partner-role'],
  ['/app/partner/organisation', 'require-partner-admin'],
  ['/app/checkin-dashboard', 'require-venue-role'],
])('%s needs a role', (path, check) => {
  expect(accessChecksOf(path)).toEqual(['signed-in', check]);
});

test('a venue page is outside the app shell, the map and the digital ID fill its height', () => {
  expect(routeAt('/app/venue/:id')?.layouts).not.toContain('layouts/frames/app-shell.tsx');
  expect(routeAt('/app/explore')?.layouts).toContain('layouts/frames/full-height.tsx');
  expect(routeAt('/app/digital-id')?.layouts).toContain('layouts/frames/full-height.tsx');
});

test.each([
  ['/dashboard', '/app/dashboard'],
  ['/explore', '/app/explore'],
  ['/my-bookings', '/app/bookings'],
  ['/membership', '/app/membership'],
  ['/profile', '/app/profile'],
  ['/venue/:id', '/app/venue/:id'],
  ['/venue-checkin', '/app/venue-checkin'],
  ['/admin/partner-applications', '/app/admin/partner-applications'],
  ['/partner/dashboard', '/app/partner/dashboard'],
  ['/checkin-dashboard', '/app/checkin-dashboard'],
  ['/booking-dashboard', '/app/checkin-dashboard'],
  ['/subscription-success', '/app/subscription-success'],
])('the old address %s redirects to %s', (from, to) => {
  expect(legacyRedirects[from]).toBe(to);
  expect(routeAt(from)?.file).toBe('pages/public/legacy-redirect.tsx');
  expect(routeAt(to)).toBeDefined();
});
