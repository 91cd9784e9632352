import { expect, test } from 'vitest';
import { REFUSAL_CODES } from '../../refusals.ts';
import { DESK_SENTENCES, type DeskSituation, deskSentence } from './desk-sentence.ts';

const situation: DeskSituation = {
  walkIn: false,
  dropIn: false,
  waitlist: 'full',
  othersWait: false,
};

test.each([
  ['on_waitlist', { waitlist: 'early' }, 'on_waitlist_early'],
  ['on_waitlist', { waitlist: 'full' }, 'on_waitlist_full'],
  ['on_waitlist', { waitlist: 'free', walkIn: true }, 'on_waitlist_free'],
  ['no_booking_here', {}, 'no_booking_here'],
  ['no_booking_here', { walkIn: true }, 'no_booking_here_walk_in'],
  ['membership_required', {}, 'membership_required'],
  ['membership_required', { dropIn: true }, 'membership_required_drop_in'],
  ['venue_limit_reached', { dropIn: true }, 'venue_limit_reached'],
  ['walk_in_too_early', {}, 'walk_in_too_early'],
  ['walk_in_too_early', { othersWait: true }, 'walk_in_too_early_waitlist'],
  ['class_cancelled', { walkIn: true }, 'class_cancelled'],
  ['rate_limited', { walkIn: true, dropIn: true }, null],
] as const)('%s with %o is stated as %s', (code, change, sentence) => {
  expect(deskSentence(code, { ...situation, ...change })).toBe(sentence);
});

test('every sentence is used in some situation', () => {
  const told = new Set<string | null>();
  for (const code of REFUSAL_CODES)
    for (const waitlist of ['early', 'full', 'free'] as const)
      for (const yes of [false, true])
        told.add(deskSentence(code, { walkIn: yes, dropIn: yes, waitlist, othersWait: yes }));
  expect(DESK_SENTENCES.filter((sentence) => !told.has(sentence))).toEqual([]);
});
