import type { Role } from '@pulse/domain';

/** The password of every account that can be signed in to; shown on the sign-in page in demo mode. */
export const demoPassword = 'Pulse-Demo-2026!';

export type PlanCode = 'basic' | 'plus' | 'unlimited';

export interface DemoAccount {
  email: string;
  fullName: string;
  role: Role;
  /** Works at the demo partner's organisation. */
  atNafas: boolean;
  plan: PlanCode | null;
  address: string;
}

/** One account a role; other tools rely on these addresses. */
export const roleAccounts: readonly DemoAccount[] = [
  {
    email: 'member@pulse.test',
    fullName: 'Maya Khoury',
    role: 'member',
    atNafas: false,
    plan: 'plus',
    address: 'Achrafieh, Beirut',
  },
  {
    email: 'admin@pulse.test',
    fullName: 'Nadine Rahbani',
    role: 'admin',
    atNafas: false,
    plan: 'unlimited',
    address: 'Badaro, Beirut',
  },
  {
    email: 'ops@pulse.test',
    fullName: 'Omar Tabbara',
    role: 'ops',
    atNafas: false,
    plan: null,
    address: 'Hamra, Beirut',
  },
  {
    email: 'manager@pulse.test',
    fullName: 'Hadi Salameh',
    role: 'manager',
    atNafas: true,
    plan: null,
    address: 'Gemmayzeh, Beirut',
  },
  {
    email: 'partner@pulse.test',
    fullName: 'Lina Haddad',
    role: 'partner_admin',
    atNafas: true,
    plan: null,
    address: 'Mar Mikhael, Beirut',
  },
  {
    email: 'staff@pulse.test',
    fullName: 'Sara Hakim',
    role: 'partner_staff',
    atNafas: true,
    plan: null,
    address: 'Geitaoui, Beirut',
  },
];

/** Members whom one meets on the roster of Nafas Studio; they have a past but no password. */
export const regulars: readonly { fullName: string; plan: PlanCode }[] = [
  { fullName: 'Tarek Sleiman', plan: 'unlimited' },
  { fullName: 'Nadim Fares', plan: 'basic' },
  { fullName: 'Hiba Mansour', plan: 'plus' },
  { fullName: 'Georges Azar', plan: 'unlimited' },
  { fullName: 'Yara Saab', plan: 'plus' },
  { fullName: 'Ziad Karam', plan: 'plus' },
];

/** member001@ to member200@: verified, on Unlimited, nothing booked; for load and concurrency work. */
export const loadMemberCount = 200;
