export * from './builders/accounts.ts';
export * from './builders/bookings.ts';
export * from './builders/classes.ts';
export * from './builders/images.ts';
export * from './builders/memberships.ts';
export * from './builders/sign-in.ts';
export * from './builders/sign-up.ts';
export * from './builders/venues.ts';
