import type { Role } from '@pulse/domain';
import { DEMO_ACCOUNTS } from '../../../platform/demo-accounts.ts';

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

type AccountDetails = Omit<DemoAccount, 'email' | 'role'>;

/** The person of each account that the sign-in page offers. */
const accountDetails: Readonly<Record<string, AccountDetails>> = {
  'member@pulse.test': {
    fullName: 'Maya Khoury',
    atNafas: false,
    plan: 'plus',
    address: 'Achrafieh, Beirut',
  },
  'admin@pulse.test': {
    fullName: 'Nadine Rahbani',
    atNafas: false,
    plan: 'unlimited',
    address: 'Badaro, Beirut',
  },
  'ops@pulse.test': {
    fullName: 'Omar Tabbara',
    atNafas: false,
    plan: null,
    address: 'Hamra, Beirut',
  },
  'manager@pulse.test': {
    fullName: 'Hadi Salameh',
    atNafas: true,
    plan: null,
    address: 'Gemmayzeh, Beirut',
  },
  'partner@pulse.test': {
    fullName: 'Lina Haddad',
    atNafas: true,
    plan: null,
    address: 'Mar Mikhael, Beirut',
  },
  'staff@pulse.test': {
    fullName: 'Sara Hakim',
    atNafas: true,
    plan: null,
    address: 'Geitaoui, Beirut',
  },
};

/** One account for each role; other tools rely on these addresses. */
export const roleAccounts: readonly DemoAccount[] = DEMO_ACCOUNTS.map(({ email, role }) => {
  const person = accountDetails[email];
  if (!person) throw new Error(`nobody stands behind ${email}`);
  return { email, role, ...person };
});

/** Members on the rosters of Nafas Studio; they have a past but no password. */
export const regularMembers: readonly { fullName: string; plan: PlanCode }[] = [
  { fullName: 'Tarek Sleiman', plan: 'unlimited' },
  { fullName: 'Nadim Fares', plan: 'basic' },
  { fullName: 'Hiba Mansour', plan: 'plus' },
  { fullName: 'Georges Azar', plan: 'unlimited' },
  { fullName: 'Yara Saab', plan: 'plus' },
  { fullName: 'Ziad Karam', plan: 'plus' },
];

/**
 * member001@ to member200@: verified, on Unlimited, nothing booked; for load and concurrency tests.
 */
export const loadMemberCount = 200;
