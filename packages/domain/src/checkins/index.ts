export * from './check-in/booking-to-check-in.ts';
export * from './check-in/check-in-window.ts';
export * from './check-in/open-gym.ts';
export * from './digital-id/base32.ts';
export * from './digital-id/digital-id.ts';
export * from './digital-id/hmac.ts';
export * from './front-desk/correction.ts';
export * from './venue-codes/venue-link.ts';
