/** Paths of the previous product and their new paths; `:id` is carried over. */
export const legacyRedirects: Record<string, string> = {
  '/dashboard': '/app/dashboard',
  '/explore': '/app/explore',
  '/my-bookings': '/app/bookings',
  '/membership': '/app/membership',
  '/profile': '/app/profile',
  '/venue/:id': '/app/venue/:id',
  '/venue-checkin': '/app/venue-checkin',
  '/admin/partner-applications': '/app/admin/partner-applications',
  '/partner/dashboard': '/app/partner/dashboard',
  '/checkin-dashboard': '/app/checkin-dashboard',
  '/booking-dashboard': '/app/checkin-dashboard',
  '/subscription-success': '/app/subscription-success',
};
