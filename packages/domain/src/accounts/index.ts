export * from './birthday.ts';
export * from './lifetimes.ts';
export * from './password.ts';
export * from './password-setup.ts';
export * from './refresh-rotation.ts';
export * from './roles.ts';
