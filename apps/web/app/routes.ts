import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { legacyRedirects } from './legacy-redirects.ts';

/** The table of all routes. A layout around routes is their frame and their access check. */
export default [
  layout('layouts/public/public-frame.tsx', [
    index('pages/public/landing.tsx'),
    route('pricing', 'pages/public/pricing.tsx'),
    route('partners', 'pages/public/partners.tsx'),
    route('contact', 'pages/public/contact.tsx'),
    route('faq', 'pages/public/faq.tsx'),
    route('terms', 'pages/public/terms.tsx'),
    route('privacy', 'pages/public/privacy.tsx'),
    route('cities', 'pages/public/cities-page.tsx'),
    route('cities/:slug', 'pages/public/city-page.tsx'),
    route('venues/:slug', 'pages/public/venue-page.tsx'),
    route('*', 'pages/public/not-found.tsx'),
  ]),

  layout('layouts/root/app-providers.tsx', [
    layout('layouts/frames/account-frame.tsx', [
      route('auth', 'pages/account/auth.tsx'),
      route('verify-email', 'pages/account/verify-email.tsx'),
      route('reset-password', 'pages/account/reset-password.tsx'),
      route('sign-in-link', 'pages/account/sign-in-link.tsx'),
      route('change-email', 'pages/account/change-email.tsx'),
      route('restore-email', 'pages/account/restore-email.tsx'),
      route('partner/password-setup', 'pages/account/partner-password-setup.tsx'),
    ]),
    layout('layouts/frames/plain-frame.tsx', [
      route('with', 'pages/public/shared-booking.tsx'),
      route('partner-onboarding', 'pages/partner/partner-onboarding.tsx'),
      route('partner/setup', 'pages/partner/partner-setup.tsx'),
      route('demo/mailbox', 'pages/demo/demo-mailbox.tsx'),
      route('demo/checkout/:id', 'pages/demo/demo-checkout.tsx'),
      route('dev/ui', 'pages/dev-ui/dev-ui.tsx'),
    ]),

    layout('layouts/frames/results-frame.tsx', [route('find', 'pages/public/find.tsx')]),

    layout('layouts/gates/signed-in.tsx', [
      route('checkin/:qrCode', 'pages/member/check-in/check-in-by-qr-code.tsx'),
      route('checkin/:venueId/:signature', 'pages/member/check-in/check-in-by-signed-link.tsx'),
      route('app/venue/:id', 'pages/member/venue/venue.tsx'),

      route('app', 'layouts/frames/app-shell.tsx', [
        index('pages/member/app-index.tsx'),
        layout('layouts/frames/full-height.tsx', [
          route('explore', 'pages/member/explore.tsx'),
          route('digital-id', 'pages/member/check-in/digital-id.tsx'),
          layout('layouts/gates/require-partner-role.tsx', { id: 'partner-full-height' }, [
            route('partner/class-schedule', 'pages/partner/class-schedule.tsx'),
          ]),
        ]),
        layout('layouts/frames/padded-page.tsx', [
          route('dashboard', 'pages/member/dashboard/dashboard.tsx'),
          route('scan', 'pages/member/check-in/scan.tsx'),
          route('bookings', 'pages/member/bookings.tsx'),
          route('coaches/:id', 'pages/member/coach.tsx'),
          route('membership', 'pages/member/membership.tsx'),
          route('membership/change', 'pages/member/change-plan.tsx'),
          route('membership/visits', 'pages/member/visits.tsx'),
          route('month-in-review', 'pages/member/month-in-review.tsx'),
          route('profile', 'pages/member/profile.tsx'),
          route('feedback', 'pages/member/feedback.tsx'),
          route('venue-checkin', 'pages/member/check-in/venue-check-in.tsx'),
          route('subscription-success', 'pages/member/subscription-success.tsx'),
          route('series/:id', 'pages/member/series.tsx'),
          route('pay/:id', 'pages/member/pay.tsx'),
          layout('layouts/gates/require-platform-role.tsx', [
            route('admin/partner-applications', 'pages/admin/partner-applications.tsx'),
            route('admin/plans', 'pages/admin/plans.tsx'),
            route('admin/plans/:code', 'pages/admin/edit-plan.tsx'),
            route('admin/memberships', 'pages/admin/memberships.tsx'),
            route('admin/payments', 'pages/admin/payments.tsx'),
            route('admin/payments/record', 'pages/admin/record-payment.tsx'),
            route('admin/payments/revenue', 'pages/admin/revenue.tsx'),
            route('admin/statements', 'pages/admin/statements.tsx'),
            route('admin/users', 'pages/admin/users.tsx'),
            route('admin/users/:id', 'pages/admin/user.tsx'),
            route('admin/audit-log', 'pages/admin/audit-log.tsx'),
          ]),
          layout('layouts/gates/require-partner-role.tsx', [
            route('partner/dashboard', 'pages/partner/dashboard/partner-dashboard.tsx'),
            route('partner/class-sessions/:id', 'pages/partner/class-session.tsx'),
            route('partner/venues/:id/closures', 'pages/partner/venue-closures.tsx'),
            route('partner/trainers/new', 'pages/partner/classes/new-trainer.tsx'),
            route('partner/trainers/:id', 'pages/partner/classes/edit-trainer.tsx'),
            route('partner/trainers/:id/absence', 'pages/partner/classes/trainer-absence.tsx'),
            route('partner/class-templates/new', 'pages/partner/classes/new-class-template.tsx'),
            route('partner/class-templates/:id', 'pages/partner/classes/edit-class-template.tsx'),
            route('partner/venues/new', 'pages/partner/venues/new-venue.tsx'),
            route('partner/venues/:id', 'pages/partner/venues/edit-venue.tsx'),
            route('partner/venues/:id/preview', 'pages/partner/venues/venue-preview.tsx'),
            route('partner/venues/:id/import', 'pages/partner/import-timetable.tsx'),
            route('partner/analytics', 'pages/partner/partner-analytics.tsx'),
            route('partner/analytics/rows', 'pages/partner/partner-analytics-rows.tsx'),
            route('partner/reviews', 'pages/partner/partner-reviews.tsx'),
            route('partner/staff', 'pages/partner/partner-staff.tsx'),
          ]),
          layout('layouts/gates/require-partner-admin.tsx', [
            route('partner/organisation', 'pages/partner/partner-organisation.tsx'),
            route('partner/statement', 'pages/partner/partner-statement.tsx'),
          ]),
          layout('layouts/gates/require-venue-role.tsx', [
            route('checkin-dashboard', 'pages/partner/front-desk.tsx'),
          ]),
        ]),
      ]),
    ]),
  ]),

  ...Object.keys(legacyRedirects).map((path) =>
    route(path, 'pages/public/legacy-redirect.tsx', { id: `legacy:${path}` }),
  ),
] satisfies RouteConfig;
