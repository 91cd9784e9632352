import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { QueryContent } from './query-content.tsx';

vi.mock('../feedback/error-state.tsx', () => ({ ErrorState: () => 'failed' }));

type Shown = Omit<Parameters<typeof QueryContent<string[]>>[0]['query'], 'refetch'>;

const pending: Shown = { data: undefined, error: null, isPending: true, isError: false };
const failed: Shown = { ...pending, isPending: false, isError: true, error: new TypeError() };
const answered: Shown = { ...pending, isPending: false, data: ['Reformer'] };

const show = (query: Shown) =>
  renderToStaticMarkup(
    QueryContent<string[]>({
      query: { ...query, refetch: vi.fn() },
      loading: 'loading',
      isEmpty: (names) => names.length === 0,
      empty: 'nothing yet',
      children: (names) => names.join(),
    }),
  );

test('each state of a query shows one thing', () => {
  expect(show(pending)).toBe('loading');
  expect(show(failed)).toBe('failed');
  expect(show({ ...answered, data: [] })).toBe('nothing yet');
  expect(show(answered)).toBe('Reformer');
});

test('what was read stays when reading it again fails', () => {
  expect(show({ ...failed, data: ['Reformer'] })).toBe('Reformer');
});
