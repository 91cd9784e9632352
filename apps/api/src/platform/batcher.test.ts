import { expect, test } from 'vitest';
import { createBatcher } from './batcher.ts';

/** A batcher of names whose stages end when the test says so; its subject is a name's first letter. */
function createHeldBatcher(maxSize = 10) {
  const steps: string[] = [];
  const held = new Map<string, PromiseWithResolvers<void>>();
  const hold = (stage: string, names: readonly string[]) => {
    const step = `${stage} ${names.join(' ')}`;
    steps.push(step);
    const end = Promise.withResolvers<void>();
    held.set(step, end);
    return end.promise;
  };
  const call = createBatcher<string, void, string>(
    {
      subjects: (name) => [name.slice(0, 1)],
      load: (names) => hold('load', names),
      finish: async (names) => {
        await hold('finish', names);
        return names.map((name) => name.toUpperCase());
      },
    },
    maxSize,
  );
  /** Until whatever can start has started. */
  const settle = async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise<void>((resolve) => setImmediate(resolve));
  };
  const end = async (step: string, failure?: Error) => {
    if (failure) held.get(step)?.reject(failure);
    else held.get(step)?.resolve();
    await settle();
  };
  return { steps, end, call, settle };
}

test('a call alone is handled at once', async () => {
  const { steps, end, call, settle } = createHeldBatcher();
  const result = call('a');
  await settle();
  await end('load a');
  expect(steps).toEqual(['load a', 'finish a']);
  await end('finish a');
  expect(await result).toBe('A');
});

test('calls made while a batch is loaded are the next one, in their order', async () => {
  const { steps, end, call, settle } = createHeldBatcher();
  const results = [call('a')];
  await settle();
  results.push(call('b'), call('c'));
  await settle();
  results.push(call('d'));
  await settle();
  expect(steps).toEqual(['load a']);
  await end('load a');
  expect(steps).toEqual(['load a', 'finish a', 'load b c d']);
  for (const step of ['finish a', 'load b c d', 'finish b c d']) await end(step);
  expect(await Promise.all(results)).toEqual(['A', 'B', 'C', 'D']);
});

test('a batch that is loaded is finished after the one before it', async () => {
  const { steps, end, call, settle } = createHeldBatcher();
  const results = [call('a')];
  await settle();
  await end('load a');
  results.push(call('b'));
  await settle();
  await end('load b');
  results.push(call('c'));
  await settle();
  expect(steps).toEqual(['load a', 'finish a', 'load b']);
  await end('finish a');
  expect(steps).toEqual(['load a', 'finish a', 'load b', 'finish b', 'load c']);
  for (const step of ['finish b', 'load c', 'finish c']) await end(step);
  expect(await Promise.all(results)).toEqual(['A', 'B', 'C']);
});

test('a batch is not loaded while one of its subjects is being finished', async () => {
  const { steps, end, call, settle } = createHeldBatcher();
  const results = [call('a1')];
  await settle();
  await end('load a1');
  results.push(call('b1'), call('a2'));
  await settle();
  expect(steps).toEqual(['load a1', 'finish a1']);
  await end('finish a1');
  expect(steps).toEqual(['load a1', 'finish a1', 'load b1 a2']);
  for (const step of ['load b1 a2', 'finish b1 a2']) await end(step);
  expect(await Promise.all(results)).toEqual(['A1', 'B1', 'A2']);
});

test('a batch is at most so large, and the rest is the one after it', async () => {
  const { steps, end, call, settle } = createHeldBatcher(2);
  const results = ['a', 'b', 'c'].map(call);
  await settle();
  for (const step of ['load a b', 'finish a b', 'load c', 'finish c']) await end(step);
  expect(await Promise.all(results)).toEqual(['A', 'B', 'C']);
  expect(steps).toEqual(['load a b', 'finish a b', 'load c', 'finish c']);
});

for (const failing of ['load', 'finish'])
  test(`a ${failing} that fails reaches every call of its batch, and the next batch is handled`, async () => {
    const { end, call, settle } = createHeldBatcher();
    const failed = Promise.allSettled(['a', 'b'].map(call));
    await settle();
    if (failing === 'finish') await end('load a b');
    await end(`${failing} a b`, new Error('refused'));
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const later = call('a');
    await settle();
    for (const step of ['load a', 'finish a']) await end(step);
    expect(await later).toBe('A');
  });

test('a load that fails waits for the batch that is being finished, and so does the next one', async () => {
  const { steps, end, call, settle } = createHeldBatcher();
  const first = call('a1');
  await settle();
  await end('load a1');
  const failed = Promise.allSettled([call('b')]);
  await settle();
  await end('load b', new Error('refused'));
  const next = call('a2');
  await settle();
  expect(steps).toEqual(['load a1', 'finish a1', 'load b']);
  for (const step of ['finish a1', 'load a2', 'finish a2']) await end(step);
  expect(await Promise.all([first, next])).toEqual(['A1', 'A2']);
  expect((await failed).map(({ status }) => status)).toEqual(['rejected']);
});
