export * from './book.ts';
export * from './booking.ts';
export * from './cancel.ts';
export * from './eligibility.ts';
export * from './list.ts';
