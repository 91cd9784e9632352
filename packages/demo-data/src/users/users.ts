import { z } from 'zod';
import { cityLanguage } from '../cities/city-language.ts';
import people from './people-of-accounts.json' with { type: 'json' };
import members from './regular-members.json' with { type: 'json' };
import names from './user-names.json' with { type: 'json' };

const planCode = z.enum(['basic', 'plus', 'unlimited']);
export type PlanCode = z.infer<typeof planCode>;

/** The person of an account that the sign-in page offers. */
const accountPerson = z.strictObject({
  fullName: z.string(),
  /** Works at the demo partner's organisation. */
  atNafas: z.boolean(),
  plan: planCode.nullable(),
  address: z.string(),
});
export type AccountPerson = z.infer<typeof accountPerson>;

/** By the account's email; other tools rely on these addresses. */
export const accountPeople: Readonly<Record<string, AccountPerson>> = z
  .record(z.string(), accountPerson)
  .parse(people);

/** Members on the rosters of Nafas Studio; they have a past but no password. */
export const regularMembers = z
  .array(z.strictObject({ fullName: z.string(), plan: planCode }))
  .parse(members);

/** First and family names by the language of a town. */
export const userNames = z
  .record(cityLanguage, z.strictObject({ first: z.array(z.string()), family: z.array(z.string()) }))
  .parse(names);
