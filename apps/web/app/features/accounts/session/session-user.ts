import type { SessionUser } from '@pulse/contract/client';

export type { SessionUser };
export type Role = SessionUser['role'];
