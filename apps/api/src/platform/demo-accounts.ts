import type { Role } from '@pulse/domain';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Pulse-Demo-2026!';

const ACCOUNTS: [email: string, role: Role][] = [
  ['member@pulse.test', 'member'],
  ['admin@pulse.test', 'admin'],
  ['ops@pulse.test', 'ops'],
  ['manager@pulse.test', 'manager'],
  ['partner@pulse.test', 'partner_admin'],
  ['staff@pulse.test', 'partner_staff'],
];

/** One account for each role, shown on the sign-in page in demo mode only. */
export const DEMO_ACCOUNTS = ACCOUNTS.map(([email, role]) => ({
  email,
  role,
  password: DEMO_PASSWORD,
}));
