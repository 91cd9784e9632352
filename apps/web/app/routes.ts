import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { legacyRedirects } from './legacy-redirects.ts';

/** The map of all pages. A layout around a group of lines is its frame and its gate. */
export default [
  layout('layouts/public-frame.tsx', [
    index('pages/landing.tsx'),
    route('pricing', 'pages/pricing.tsx'),
    route('partners', 'pages/partners.tsx'),
    route('contact', 'pages/contact.tsx'),
    route('faq', 'pages/faq.tsx'),
    route('terms', 'pages/terms.tsx'),
    route('privacy', 'pages/privacy.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),

  layout('layouts/app-providers.tsx', [
    layout('layouts/account-frame.tsx', [
      route('auth', 'pages/auth.tsx'),
      route('verify-email', 'pages/verify-email.tsx'),
      route('reset-password', 'pages/reset-password.tsx'),
      route('partner/password-setup', 'pages/partner-password-setup.tsx'),
    ]),
    layout('layouts/plain-frame.tsx', [
      route('partner-onboarding', 'pages/partner-onboarding.tsx'),
      route('partner/setup', 'pages/partner-setup.tsx'),
      route('demo/mailbox', 'pages/demo-mailbox.tsx'),
      route('demo/checkout/:id', 'pages/demo-checkout.tsx'),
      route('dev/ui', 'pages/dev-ui/dev-ui.tsx'),
    ]),

    layout('layouts/signed-in.tsx', [
      route('checkin/:qrCode', 'pages/check-in-by-qr-code.tsx'),
      route('checkin/:venueId/:signature', 'pages/check-in-by-signed-link.tsx'),
      route('app/venue/:id', 'pages/venue.tsx'),

      route('app', 'layouts/app-shell.tsx', [
        index('pages/app-index.tsx'),
        layout('layouts/full-height.tsx', [
          route('explore', 'pages/explore.tsx'),
          route('digital-id', 'pages/digital-id.tsx'),
        ]),
        layout('layouts/padded.tsx', [
          route('dashboard', 'pages/dashboard.tsx'),
          route('scan', 'pages/scan.tsx'),
          route('bookings', 'pages/bookings.tsx'),
          route('membership', 'pages/membership.tsx'),
          route('profile', 'pages/profile.tsx'),
          route('feedback', 'pages/feedback.tsx'),
          route('venue-checkin', 'pages/venue-check-in.tsx'),
          route('subscription-success', 'pages/subscription-success.tsx'),
          layout('layouts/require-platform-role.tsx', [
            route('admin/partner-applications', 'pages/partner-applications.tsx'),
          ]),
          layout('layouts/require-partner-role.tsx', [
            route('partner/dashboard', 'pages/partner-dashboard.tsx'),
          ]),
          layout('layouts/require-venue-role.tsx', [
            route('checkin-dashboard', 'pages/check-in-dashboard.tsx'),
          ]),
        ]),
      ]),
    ]),
  ]),

  ...Object.keys(legacyRedirects).map((path) =>
    route(path, 'pages/legacy-redirect.tsx', { id: `legacy:${path}` }),
  ),
] satisfies RouteConfig;
