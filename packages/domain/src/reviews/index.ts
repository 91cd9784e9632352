export * from './can-review.ts';
export * from './review-faults.ts';
export * from './reviewer-name.ts';
