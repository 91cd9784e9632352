import { expect, test, vi } from 'vitest';

/** A translator of its own, whose files arrive when the test releases them. */
async function startWithHeldFiles() {
  vi.resetModules();
  const { loadMissing, translateIn, translator } = await import('./translator.ts');
  const files = new Map<string, (texts: { title: string } | Error) => void>();
  const load = (_: string, name: string) =>
    new Promise<{ title: string }>((resolve, reject) => {
      files.set(name, (texts) => (texts instanceof Error ? reject(texts) : resolve(texts)));
    });
  await translator.init({ lng: 'en', ns: [], defaultNS: 'shared', load });
  const arrive = (name: string, texts: { title: string } | Error = { title: name }) =>
    files.get(name)?.(texts);
  return { arrive, loadMissing, translateIn };
}

test('two files are awaited together, by one promise, however often it is asked', async () => {
  const { arrive, loadMissing, translateIn } = await startWithHeldFiles();
  const both = loadMissing(['late-one', 'late-two']);
  expect(loadMissing(['late-one', 'late-two'])).toBe(both);
  let done = false;
  void both?.then(() => {
    done = true;
  });
  arrive('late-one');
  await loadMissing(['late-one']);
  expect(done, 'the second file is still missing').toBe(false);
  arrive('late-two');
  await both;
  expect(translateIn('en', ['late-one', 'late-two'])('late-two:title')).toBe('late-two');
  expect(loadMissing(['late-one', 'late-two'])).toBeUndefined();
});

test('what could not be loaded is asked for again', async () => {
  const { arrive, loadMissing } = await startWithHeldFiles();
  const both = loadMissing(['lost-one', 'lost-two']);
  arrive('lost-one');
  arrive('lost-two', new Error('offline'));
  await expect(both).rejects.toThrow('offline');
  const again = loadMissing(['lost-one', 'lost-two']);
  arrive('lost-two');
  await again;
  expect(loadMissing(['lost-one', 'lost-two'])).toBeUndefined();
});
