export * from './bookings-book.ts';
export * from './bookings-cancel.ts';
export * from './bookings-eligibility.ts';
export * from './bookings-lists.ts';
export * from './bookings-own.ts';
