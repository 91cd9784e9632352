export * from './book.ts';
export * from './booking.ts';
export * from './cancel.ts';
export * from './eligibility.ts';
export * from './guests.ts';
export * from './list.ts';
export * from './series.ts';
export * from './share.ts';
