import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storageOf } from '../../network/stub-storage.ts';
import { conflict, openVenue, sidon, type Venue } from './test-venue-editor.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', storageOf(stored));
});

describe('what another user saved first', () => {
  test('is merged and shown, what was typed is kept, and the next save is over it', async () => {
    const { editor, server, elsewhere } = openVenue();
    editor.setValue('city', 'Tyre');
    elsewhere({ city: 'Beirut', name: 'Cedar House' });
    expect(await editor.save()).toBeNull();
    expect(editor.getState()).toMatchObject({
      values: { city: 'Tyre', name: 'Cedar House' },
      base: { city: 'Beirut', name: 'Cedar House' },
      merged: { changedElsewhere: ['name', 'city'], conflicts: ['city'] },
      faults: { errors: {}, note: '' },
      busy: false,
    });
    expect(await editor.save()).toMatchObject({ city: 'Tyre', name: 'Cedar House', version: 5 });
    expect(server.calls.at(-1)).toMatchObject({ typed: ['city'], version: 4 });
    expect(editor.getState().merged).toBeNull();
  });

  test('is taken over field by field', async () => {
    const { editor, server, elsewhere } = openVenue();
    editor.setValue('city', 'Tyre');
    elsewhere({ city: 'Beirut' });
    await editor.save();
    editor.setValue('city', editor.getState().base.city);
    await editor.save();
    expect(server.calls.at(-1)).toMatchObject({ typed: [], values: { city: 'Beirut' } });
  });

  test('asks nothing if it is not edited here', async () => {
    const { editor, server, elsewhere } = openVenue();
    editor.setValue('city', 'Tyre');
    elsewhere({ status: 'published' });
    expect(await editor.save()).toMatchObject({ city: 'Tyre', status: 'published', version: 5 });
    expect(server.calls.map(({ version }) => version)).toEqual([3, 4]);
    expect(editor.getState().merged).toBeNull();
  });

  test('is found where the form shows only a part of it', async () => {
    const toShown = ({ account_hint, ...venue }: Venue) => ({ ...venue, account: account_hint });
    const { editor, elsewhere } = openVenue({ toShown });
    editor.setValue('city', 'Tyre');
    elsewhere({ account_hint: '•• 0001' });
    expect(await editor.save()).toBeNull();
    expect(editor.getState().merged?.changedElsewhere).toEqual(['account']);
  });

  test('is shown when the form is opened with what was typed before', () => {
    openVenue().editor.setValue('city', 'Tyre');
    const { editor } = openVenue({ saved: { ...sidon, version: 4, city: 'Beirut' } });
    expect(editor.getState()).toMatchObject({
      values: { city: 'Tyre' },
      merged: { conflicts: ['city'] },
    });
  });

  test('is a failure if it cannot be read', async () => {
    const { editor, elsewhere } = openVenue({ readAgain: () => Promise.reject(new TypeError()) });
    editor.setValue('city', 'Tyre');
    elsewhere({ city: 'Beirut' });
    expect(await editor.save()).toBeNull();
    expect(editor.getState()).toMatchObject({
      values: { city: 'Tyre' },
      merged: null,
      faults: { note: conflict.detail },
    });
  });

  test('is merged by a call beside the saving too, such as a preview', async () => {
    const { editor, elsewhere } = openVenue();
    editor.setValue('city', 'Tyre');
    elsewhere({ city: 'Beirut' });
    const preview = vi.fn().mockRejectedValueOnce(conflict).mockResolvedValueOnce('2 sessions');
    expect(await editor.send(preview)).toBeNull();
    expect(editor.getState().merged?.conflicts).toEqual(['city']);
    expect(await editor.send(preview)).toBe('2 sessions');
    expect(editor.getState().values.city).toBe('Tyre');
  });
});

describe('a new version that was made on the same page', () => {
  test('is followed while it has the values that are edited here', async () => {
    const { editor, server, options } = openVenue();
    editor.setValue('city', 'Tyre');
    server.venue = { ...sidon, version: 4, status: 'published' };
    options.saved = server.venue;
    await editor.save();
    expect(server.calls.map(({ version }) => version)).toEqual([4]);
  });

  test('with other values does not replace the one that was typed over', async () => {
    const { editor, server, elsewhere, options } = openVenue();
    editor.setValue('city', 'Tyre');
    elsewhere({ city: 'Beirut' });
    options.saved = server.venue;
    expect(await editor.save()).toBeNull();
    expect(server.calls.map(({ version }) => version)).toEqual([3]);
  });
});

test('publishing saves first what was typed, and publishes nothing that could not be saved', async () => {
  const { editor, server, elsewhere } = openVenue();
  const publish = vi.fn().mockResolvedValue('published');
  const saveAndPublish = async () => ((await editor.save()) ? editor.send(publish) : null);
  editor.setValue('city', 'Tyre');
  elsewhere({ city: 'Beirut' });
  expect(await saveAndPublish()).toBeNull();
  expect(publish).not.toHaveBeenCalled();
  expect(await saveAndPublish()).toBe('published');
  expect(server.venue.city).toBe('Tyre');
  expect(publish.mock.calls[0]?.[0]).toMatchObject({ typed: [], version: 5 });
});
