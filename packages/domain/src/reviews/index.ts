export * from './can-review.ts';
export * from './reviewer-name.ts';
