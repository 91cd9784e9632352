import { z } from 'zod';
import file from './applications.json' with { type: 'json' };

/** A partner application for ops to review. */
const demoApplication = z.strictObject({
  businessName: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  phone: z.string(),
  businessType: z.enum(['gym', 'studio', 'pool', 'climbing', 'spa', 'courts', 'other']),
  description: z.string(),
  website: z.string(),
  address: z.string(),
  /** Null where the applicant left the pin for later. */
  position: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable(),
  taxId: z.string(),
  bankAccount: z.string(),
  language: z.enum(['en', 'fr', 'de']),
  status: z.enum(['submitted', 'in_review', 'approved', 'rejected', 'changes_requested']),
  decisionReason: z.string().nullable(),
  daysAgo: z.number(),
});
export type DemoApplication = z.infer<typeof demoApplication>;

/** One or more in each status. */
export const demoApplications = z.array(demoApplication).parse(file);
