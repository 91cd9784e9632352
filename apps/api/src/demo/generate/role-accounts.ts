import { type AccountPerson, accountPeople } from '@pulse/demo-data/users';
import type { Role } from '@pulse/domain';
import { DEMO_ACCOUNTS } from '../../platform/demo-accounts.ts';

export interface DemoAccount extends AccountPerson {
  email: string;
  role: Role;
}

/** One account for each role. */
export const roleAccounts: readonly DemoAccount[] = DEMO_ACCOUNTS.map(({ email, role }) => {
  const person = accountPeople[email];
  if (!person) throw new Error(`the demo data has no person for ${email}`);
  return { email, role, ...person };
});

/**
 * member001@ to member200@: verified, on Unlimited, nothing booked; for load and concurrency tests.
 */
export const loadMemberCount = 200;
