export * from './fields.ts';
export * from './password.ts';
export * from './personal-data.ts';
export * from './profile.ts';
export * from './sessions.ts';
export * from './sign-in.ts';
export * from './sign-up.ts';
export * from './staff.ts';
