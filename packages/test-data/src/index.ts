// The local times of classes and closures need Temporal, which this version of Node lacks.
import 'temporal-polyfill/global';

export * from './applications.ts';
export * from './bookings.ts';
export * from './classes.ts';
export * from './database.ts';
export * from './many-rows.ts';
export * from './memberships.ts';
export * from './notifications.ts';
export * from './organisations.ts';
export * from './qr-codes.ts';
export * from './statements.ts';
export * from './users.ts';
export * from './venue-photos.ts';
export * from './venues.ts';
