export * from './builders/accounts.ts';
export * from './builders/booking-rows.ts';
export * from './builders/classes.ts';
export * from './builders/memberships.ts';
export * from './builders/sessions.ts';
export * from './builders/venues.ts';
