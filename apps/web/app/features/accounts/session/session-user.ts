export const roles = [
  'member',
  'partner_staff',
  'partner_admin',
  'manager',
  'ops',
  'admin',
] as const;

export type Role = (typeof roles)[number];

interface Metadata {
  role?: string;
  password_set?: boolean;
  partner_org_id?: string | null;
}

/** The signed-in user as `GET /auth/me` answers and as local storage keeps it. */
export interface SessionUser {
  id: string;
  email: string;
  role: Role;
  roles: Role[];
  user_metadata: Metadata & { full_name: string };
  app_metadata: Metadata;
}
