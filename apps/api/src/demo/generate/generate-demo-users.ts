import { beirutCities, cities } from '@pulse/demo-data/cities';
import { type PlanCode, regularMembers, userNames } from '@pulse/demo-data/users';
import { demoId } from './demo-id.ts';
import { createRandom, type Random } from './random.ts';
import { type DemoAccount, loadMemberCount, roleAccounts } from './role-accounts.ts';

/**
 * A user of the demo data. `trainingArea` is where they train: `Beirut` for all the towns around
 * it.
 */
export interface DemoUser {
  id: string;
  email: string;
  fullName: string;
  role: DemoAccount['role'];
  atNafas: boolean;
  plan: PlanCode | null;
  language: 'en' | 'fr' | 'de';
  timeZone: string;
  address: string;
  trainingArea: string;
  /** Signs in with the demo password; the others only fill classes. */
  canSignIn: boolean;
  /** Takes part in the generated bookings. */
  hasBookings: boolean;
}

const beirutTowns = new Set([...beirutCities.map((city) => city.name), 'Jounieh', 'Zouk Mosbeh']);
/** Members for each venue near Beirut, where the demo's classes are full, and elsewhere. */
const membersPerVenue = { nearBeirut: 4.2, elsewhere: 2 };

/** The area a town's members come from. */
export function areaOf(city: string): string {
  return beirutTowns.has(city) ? 'Beirut' : city;
}

const toAsciiLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

function createUser(
  email: string,
  fullName: string,
  rest: Partial<DemoUser> & { plan: PlanCode | null },
): DemoUser {
  return {
    id: demoId('person', email),
    email,
    fullName,
    role: 'member',
    atNafas: false,
    language: 'en',
    timeZone: 'Asia/Beirut',
    address: '',
    trainingArea: 'Beirut',
    canSignIn: false,
    hasBookings: false,
    ...rest,
  };
}

function generateMember(
  random: Random,
  city: (typeof cities)[number],
  taken: Set<string>,
): DemoUser {
  const { first, family } = userNames[city.language];
  const [firstName, familyName] = [random.pick(first), random.pick(family)];
  const localPart = `${toAsciiLetters(firstName)}.${toAsciiLetters(familyName)}`;
  let email = `${localPart}@people.test`;
  for (let number = 2; taken.has(email); number += 1) email = `${localPart}${number}@people.test`;
  taken.add(email);
  return createUser(email, `${firstName} ${familyName}`, {
    plan: random.pick(['basic', 'plus', 'plus', 'unlimited', 'unlimited', 'unlimited']),
    language: city.language === 'ar' ? random.pick(['en', 'en', 'fr']) : city.language,
    timeZone: city.timeZone,
    address: `${random.pick(city.districts)[0]}, ${city.name}`,
    trainingArea: areaOf(city.name),
    hasBookings: true,
  });
}

/**
 * All users of the demo data: the named accounts, the members for load tests, and background
 * members.
 */
export function generateDemoUsers(): DemoUser[] {
  const random = createRandom('people');
  const taken = new Set<string>();
  const named = roleAccounts.map((account) =>
    createUser(account.email, account.fullName, { ...account, canSignIn: true }),
  );
  const regulars = regularMembers.map(({ fullName, plan }) => {
    const email = `${fullName.split(' ').map(toAsciiLetters).join('.')}@people.test`;
    taken.add(email);
    return createUser(email, fullName, { plan, hasBookings: true });
  });
  const loadMembers = Array.from({ length: loadMemberCount }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    const { first, family } = userNames.ar;
    return createUser(
      `member${number}@pulse.test`,
      `${random.pick(first)} ${random.pick(family)}`,
      {
        plan: 'unlimited',
        canSignIn: true,
      },
    );
  });
  const backgroundMembers = cities.flatMap((city) => {
    const share = beirutTowns.has(city.name)
      ? Math.round(city.venues * membersPerVenue.nearBeirut)
      : Math.max(6, city.venues * membersPerVenue.elsewhere);
    return Array.from({ length: share }, () => generateMember(random, city, taken));
  });
  return [...named, ...regulars, ...loadMembers, ...backgroundMembers];
}
