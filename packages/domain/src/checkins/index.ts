export * from './base32.ts';
export * from './check-in-window.ts';
export * from './choose-booking.ts';
export * from './correction.ts';
export * from './digital-id.ts';
export * from './open-gym.ts';
export * from './signatures.ts';
export * from './signed-link.ts';
