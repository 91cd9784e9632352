import { REFUSAL_CODES, type RefusalCode } from '@pulse/domain';
import { z } from 'zod';
import { deskSubject } from './desk-subject.ts';
import { type DetailedCode, REFUSAL_DETAILS } from './refusal-details.ts';

const common = {
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe("A sentence for a person, in the request's language"),
  errors: z
    .array(z.object({ field: z.string(), code: z.string(), detail: z.string() }))
    .optional()
    .describe('One entry for each field'),
  subject: deskSubject.optional().describe('At the front desk: whom the refusal is about'),
};

const isDetailed = (code: RefusalCode): code is DetailedCode => code in REFUSAL_DETAILS;

function detailedProblem(code: DetailedCode) {
  const details = REFUSAL_DETAILS[code];
  const withoutDetails = details.safeParse({}).success;
  return z.object({
    ...common,
    code: z.literal(code),
    details: withoutDetails ? details.optional() : details,
  });
}

const plainProblem = z.object({
  ...common,
  code: z.enum(REFUSAL_CODES.filter((code) => !isDetailed(code))),
});

/** RFC 9457 problem details, the body of every refusal and error; `code` types the `details`. */
export const problem = z
  .discriminatedUnion('code', [
    plainProblem,
    ...REFUSAL_CODES.filter(isDetailed).map(detailedProblem),
  ])
  .meta({ id: 'Problem' });
