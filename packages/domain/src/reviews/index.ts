export * from './can-review.ts';
export * from './report-reasons.ts';
export * from './reviewer-name.ts';
export * from './visit-rating.ts';
