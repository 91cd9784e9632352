import { readFileSync } from 'node:fs';
import {
  APPEAL_ANSWER_HOURS,
  APPEAL_DAYS,
  AUTO_CONFIRM_FREE_HOURS,
  CHECK_IN_CLOSES_MINUTES,
  CHECK_IN_OPENS_MINUTES,
  CORRECTION_HOURS,
  DAY,
  DEFAULT_BOOKING_POLICY,
  DIGITAL_ID_STEP,
  DISPUTE_ANSWER_WORKING_DAYS,
  EMAIL_CHANGE_LINK_LIFETIME,
  EMAIL_RESTORE_LINK_LIFETIME,
  HOLD_MINUTES,
  HOUR,
  INVITATION_LIFETIME,
  MINIMUM_AGE,
  MINUTE,
  NO_OFFER_MINUTES,
  NO_SHOW_LIMIT,
  NO_SHOW_WINDOW_DAYS,
  PAST_DUE_GRACE_DAYS,
  PAUSE_MAX_DAYS,
  PAUSE_MIN_DAYS,
  PAUSE_YEAR_DAYS,
  PAUSES_PER_YEAR,
  PRICE_NOTICE_DAYS,
  REFUND_ARRIVAL_DAYS,
  RENEWAL_RETRY_DAYS,
  RESET_LINK_LIFETIME,
  RESTRICTION_DAYS,
  RESTRICTION_EXEMPT_HOURS,
  SHORT_HOLD_HOURS,
  SHORT_HOLD_MINUTES,
  SIGN_IN_LINK_LIFETIME,
  VERIFICATION_LINK_LIFETIME,
  YEARLY_ANNOUNCEMENT_DAYS,
} from '@pulse/domain';
import { expect, test } from 'vitest';
import { languages } from './languages.ts';

/*
 * What the FAQ, the terms, the membership pages and the emails state in figures is what the rules do.
 * A text with a figure that is not listed here fails as well.
 */

const waitlist = [AUTO_CONFIRM_FREE_HOURS, HOLD_MINUTES, SHORT_HOLD_MINUTES, SHORT_HOLD_HOURS];
const restriction = [NO_SHOW_LIMIT, NO_SHOW_WINDOW_DAYS, RESTRICTION_EXEMPT_HOURS];
const missed = [
  ...restriction,
  RESTRICTION_DAYS,
  CORRECTION_HOURS,
  APPEAL_DAYS,
  APPEAL_ANSWER_HOURS,
];
const pauses = [PAUSE_MIN_DAYS, PAUSE_MAX_DAYS, PAUSES_PER_YEAR, PAUSE_YEAR_DAYS];
const prices = [PRICE_NOTICE_DAYS, YEARLY_ANNOUNCEMENT_DAYS];
const failedRenewal = [PAST_DUE_GRACE_DAYS, ...RENEWAL_RETRY_DAYS];
const policy = DEFAULT_BOOKING_POLICY;
/** What we promise about our own letters, and no rule decides. */
const TERMS_NOTICE_DAYS = 30;
/** "Cancel" on the booking, and again on the sheet that names the cost. */
const TAPS_TO_CANCEL = 2;

const STATED: Record<string, Record<string, readonly number[]>> = {
  '/web/app/locales/*/about.json': {
    'contact.topics.3.text': [TAPS_TO_CANCEL],
    'partners.get.dispute.text': [DISPUTE_ANSWER_WORKING_DAYS],
  },
  '/web/app/locales/*/faq.json': {
    'items.4.answer': [policy.opens_days_before, policy.closes_minutes_before],
    'items.5.answer': [policy.free_cancel_hours, policy.grace_minutes],
    'items.7.answer': [...waitlist, NO_OFFER_MINUTES],
    'items.8.answer': missed,
    'items.9.answer': [CHECK_IN_OPENS_MINUTES, CHECK_IN_CLOSES_MINUTES],
    'items.10.answer': [DIGITAL_ID_STEP / 1000],
    'items.11.answer': [REFUND_ARRIVAL_DAYS],
    'items.12.answer': pauses,
    'items.13.answer': prices,
    'items.14.answer': failedRenewal,
    'items.15.answer': [REFUND_ARRIVAL_DAYS],
  },
  '/web/app/locales/*/legal.json': {
    'terms.sections.0.text': [MINIMUM_AGE],
    'terms.sections.3.text': [policy.grace_minutes, ...missed],
    'terms.sections.4.text': waitlist,
    'terms.sections.5.text': [REFUND_ARRIVAL_DAYS, ...prices, ...failedRenewal],
    'terms.sections.6.text': pauses,
    'terms.sections.11.text': [TERMS_NOTICE_DAYS],
  },
  '/web/app/locales/*/memberships.json': { restricted: restriction },
  '/web/app/locales/*/membership-changes.json': {
    'pause.left': [PAUSE_YEAR_DAYS],
    'pause.none': [PAUSES_PER_YEAR, PAUSE_YEAR_DAYS],
  },
  '/web/app/locales/*/sign-in-ways.json': { 'link.sent': [SIGN_IN_LINK_LIFETIME / MINUTE] },
  '/web/app/locales/*/membership-visits.json': { 'appeal.lead': [APPEAL_ANSWER_HOURS] },
  '/api/src/locales/*/notifications.json': {
    'no_show.message': [APPEAL_DAYS],
    'no_show.message_kept': [APPEAL_DAYS],
  },
  '/api/src/locales/*/mails.json': {
    'verify_email.note': [VERIFICATION_LINK_LIFETIME / HOUR],
    'reset_password.note': [RESET_LINK_LIFETIME / MINUTE],
    'invitation.note': [INVITATION_LIFETIME / DAY],
    'staff_invitation.note': [INVITATION_LIFETIME / DAY],
    'sign_in_link.note': [SIGN_IN_LINK_LIFETIME / MINUTE],
    'change_email.note': [EMAIL_CHANGE_LINK_LIFETIME / HOUR],
    'email_changed.note': [EMAIL_RESTORE_LINK_LIFETIME / DAY],
  },
};

/** Figures that are written out; larger ones stand in digits. */
const NUMBER_WORDS: Record<string, number> = {
  ...{ two: 2, twice: 2, three: 3, four: 4, five: 5, deux: 2, trois: 3, quatre: 4, cinq: 5 },
  ...{ zwei: 2, zweimal: 2, drei: 3, dreimal: 3, vier: 4, fünf: 5 },
};

function textsOf(tree: unknown, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree as object).flatMap(([key, value]) =>
    textsOf(value, path ? `${path}.${key}` : key),
  );
}

/** The figures in a text in ascending order, because each language has an order of its own. */
function figuresIn(text: string): number[] {
  const words = text.replaceAll(/\{\{.*?\}\}/g, '').match(/\d+|\p{L}+/gu) ?? [];
  return words
    .map((word) => (/\d/.test(word) ? Number(word) : NUMBER_WORDS[word.toLowerCase()]))
    .filter((figure) => figure !== undefined)
    .toSorted((a, b) => a - b);
}

const isStatement = (file: string, path: string) =>
  !file.endsWith('legal.json') || path.startsWith('terms.');

const files = Object.keys(STATED).flatMap((file) =>
  languages.map((language) => [file.replace('*', language), file] as const),
);

const listed = (path: string, figures: readonly number[]) => `${path}: ${figures.join(', ')}`;

test.each(files)('%s states the figures of the rules', (name, file) => {
  const url = new URL(`../../..${name}`, import.meta.url);
  const stated = textsOf(JSON.parse(readFileSync(url, 'utf8')))
    .filter(([path]) => isStatement(file, path))
    .map(([path, text]) => ({ path: path.replace(/_(zero|one|many|other)$/, ''), text }))
    .filter(({ text }) => figuresIn(text).length > 0)
    .map(({ path, text }) => listed(path, figuresIn(text)));
  const expected = Object.entries(STATED[file] ?? {}).map(([path, figures]) =>
    listed(
      path,
      figures.toSorted((a, b) => a - b),
    ),
  );
  expect([...new Set(stated)].sort()).toEqual(expected.sort());
});
