import { expect, test } from 'vitest';
import { proofOfPath } from './proof-of-path.ts';

test.each([
  ['/checkin/NAFAS-7', { qr_code: 'NAFAS-7' }],
  ['/checkin/a%20b?from=poster', { qr_code: 'a b' }],
  ['/checkin/v1/s1', { venue_id: 'v1', signature: 's1' }],
  ['/checkin/', null],
  ['/app/venue/v1', null],
])('the proof in %s', (path, proof) => expect(proofOfPath(path)).toEqual(proof));
