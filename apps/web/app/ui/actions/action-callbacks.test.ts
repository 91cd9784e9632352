import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test } from 'vitest';
import { hideToast, readToasts } from '../feedback/toast.ts';
import { type ActionOptions, actionCallbacks } from './action-callbacks.ts';

interface Renamed {
  name: string;
}

const failedText = 'That did not work.';
const refused = { status: 409, code: 'class_full', detail: 'The class is full.' };

const shownToasts = () => readToasts().map(({ message, tone }) => ({ message, tone }));

/** Counts how often what has each tag is read, until `stop` is called. */
function countReads(queries: QueryClient) {
  const reads = { bookings: 0, venues: 0 };
  const read = (tag: keyof typeof reads) =>
    new QueryObserver(queries, {
      queryKey: [{ _id: 'list', tags: [tag] }],
      queryFn: () => (reads[tag] += 1),
    }).subscribe(() => undefined);
  const stops = [read('bookings'), read('venues')];
  return { reads, stop: () => stops.map((stop) => stop()) };
}

/** Runs an action that answers or throws. */
async function act(options: ActionOptions<Renamed, string>, thrown?: object) {
  const queries = new QueryClient();
  const mutationFn = async (name: string): Promise<Renamed> => {
    if (thrown) throw thrown;
    return { name };
  };
  const callbacks = actionCallbacks<Renamed, string>(queries, failedText, options);
  const observer = new MutationObserver(queries, { mutationFn, ...callbacks });
  await observer.mutate('Nafas').catch(() => undefined);
  return { queries, status: observer.getCurrentResult().status };
}

afterEach(() => {
  for (const { id } of readToasts()) hideToast(id);
});

describe('after an action', () => {
  test('its success is said with what was answered', async () => {
    await act({ done: ({ name }) => `${name} is saved.` });
    expect(shownToasts()).toEqual([{ message: 'Nafas is saved.', tone: 'success' }]);
  });

  test('the server’s reason for a refusal is said', async () => {
    await act({}, refused);
    expect(shownToasts()).toEqual([{ message: refused.detail, tone: 'failure' }]);
  });

  test('a failure without a sentence is said with the common one', async () => {
    await act({}, new TypeError('Failed to fetch'));
    expect(shownToasts()).toEqual([{ message: failedText, tone: 'failure' }]);
  });

  test('a failure that a form shows is no toast', async () => {
    await act({ failure: 'note' }, refused);
    expect(shownToasts()).toEqual([]);
  });

  test('a failure that was dealt with is no toast, any other one is', async () => {
    const onFailed = ({ code }: { code: string }) => code === 'class_full';
    await act({ onFailed }, refused);
    expect(shownToasts()).toEqual([]);
    await act({ onFailed }, { ...refused, code: 'past_start' });
    expect(shownToasts()).toHaveLength(1);
  });

  test('it counts as ended only when what it affects was read again', async () => {
    const queries = new QueryClient();
    const { reads, stop } = countReads(queries);
    await expect.poll(() => reads).toEqual({ bookings: 1, venues: 1 });
    const callbacks = actionCallbacks<void, void>(queries, failedText, { refetch: ['bookings'] });
    await callbacks.onSuccess();
    expect(reads).toEqual({ bookings: 2, venues: 1 });
    stop();
  });

  test('what it affects is read again after a failure where a colleague may have changed it', async () => {
    const queries = new QueryClient();
    const { reads, stop } = countReads(queries);
    await expect.poll(() => reads).toEqual({ bookings: 1, venues: 1 });
    const options = { refetch: ['bookings'] as const, failure: 'note' as const };
    await actionCallbacks<void, void>(queries, failedText, options).onError(refused);
    expect(reads).toEqual({ bookings: 1, venues: 1 });
    const again = { ...options, refetchAfterFailure: true };
    await actionCallbacks<void, void>(queries, failedText, again).onError(refused);
    expect(reads).toEqual({ bookings: 2, venues: 1 });
    const dealtWith = { ...again, onFailed: () => true };
    await actionCallbacks<void, void>(queries, failedText, dealtWith).onError(refused);
    expect(reads).toEqual({ bookings: 2, venues: 1 });
    stop();
  });
});
