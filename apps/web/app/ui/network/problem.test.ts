import { expect, test } from 'vitest';
import { addStatus, toFailure } from './problem.ts';

const response = (status: number) => new Response(null, { status });

test('problem details keep their message, detail and status', () => {
  const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'class_full' };
  expect(toFailure({ ...problem, detail: 'Die Stunde ist voll.' })).toMatchObject({
    message: 'Conflict',
    detail: 'Die Stunde ist voll.',
    status: 409,
    code: 'class_full',
  });
});

test('a foreign response is reduced to its detail, or else its message', () => {
  const { status, detail, message } = toFailure(
    addStatus({ message: 'Upstream is down' }, response(502)),
  );
  expect({ status, detail, message }).toEqual({
    status: 502,
    detail: 'Upstream is down',
    message: 'Upstream is down',
  });
  const both = toFailure(addStatus({ detail: 'Later', message: 'Busy' }, response(503)));
  expect([both.detail, both.message]).toEqual(['Later', 'Busy']);
});

test.each([
  ['an empty body', {}],
  ['a page of HTML', '<h1>Bad gateway</h1>'],
])('%s keeps the status and shows the reader nothing of it', (_, body) => {
  expect(toFailure(addStatus(body, response(502)))).toEqual({
    status: 502,
    code: 'unknown',
    message: 'Request failed with status 502',
    detail: undefined,
    fields: [],
  });
});

test('without a response the status is 0 and the browser’s words are not the detail', () => {
  expect(toFailure(addStatus(new TypeError('Failed to fetch'), undefined))).toEqual({
    status: 0,
    code: 'unreachable',
    message: 'Failed to fetch',
    fields: [],
  });
});
