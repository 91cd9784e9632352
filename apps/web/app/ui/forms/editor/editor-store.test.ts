import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storageOf } from '../../network/stub-storage.ts';
import { bindDraftsToUser } from '../drafts.ts';
import {
  failedText,
  openVenue,
  sidon,
  toValues,
  type Venue,
  type VenueValues,
} from './test-venue-editor.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', storageOf(stored));
});

describe('what is typed', () => {
  test('is sent over the version with which it was opened, only what was touched', async () => {
    const { editor, server } = openVenue();
    editor.setValue('city', 'Tyre');
    const saved = await editor.save();
    expect(server.calls).toMatchObject([{ typed: ['city'], version: 3, values: { city: 'Tyre' } }]);
    expect(saved).toMatchObject({ city: 'Tyre', version: 4 });
    expect(editor.getState()).toMatchObject({ record: saved, lastSaved: saved, busy: false });
    await editor.save();
    expect(server.calls[1]).toMatchObject({ typed: [], version: 4 });
  });

  test('is still there after a reload, until it is saved or discarded', async () => {
    openVenue().editor.setValue('city', 'Tyre');
    const reopened = openVenue().editor;
    expect(reopened.getState().values).toEqual({ ...toValues(sidon), city: 'Tyre' });
    reopened.discard();
    expect(reopened.getState().values).toEqual(toValues(sidon));
    expect(openVenue().editor.getState().values.city).toBe('Sidon');
    const { editor } = openVenue();
    editor.setValue('city', 'Tyre');
    await editor.save();
    expect(stored.size).toBe(0);
  });

  test('is kept apart from what is typed elsewhere, and from what another person types', () => {
    bindDraftsToUser('lina');
    openVenue().editor.setValue('city', 'Tyre');
    expect(openVenue({ draftKey: 'venue:2' }).editor.getState().values.city).toBe('Sidon');
    bindDraftsToUser('rami');
    expect(openVenue().editor.getState().values.city).toBe('Sidon');
  });

  test('is stored nowhere without a key', () => {
    openVenue({ draftKey: null }).editor.setValue('account', 'LB62 0999');
    expect(stored.size).toBe(0);
  });

  test('is no change if only spaces were typed around it', async () => {
    const { editor, server } = openVenue();
    editor.setValue('city', 'Sidon ');
    await editor.save();
    expect(server.calls[0]?.typed).toEqual([]);
  });

  test('of a form that had fewer fields then is completed with what is saved', () => {
    stored.set(
      'pulse_draft:venue:1',
      JSON.stringify({ base: { city: 'Sidon' }, typed: { city: 'Tyre' } }),
    );
    expect(openVenue().editor.getState()).toMatchObject({
      values: { ...toValues(sidon), city: 'Tyre' },
      merged: null,
    });
  });
});

describe('a fault', () => {
  test('that is found here is shown and nothing is sent; it goes when its field is typed in', async () => {
    const check = ({ name, hours }: VenueValues) => ({
      name: name ? null : 'Please enter a name.',
      'hours.1': hours[1] === '' ? 'Please enter a time.' : null,
    });
    const { editor, server } = openVenue({ check, summary: (count) => `${count} faults` });
    editor.setValue('name', '');
    editor.setValue('hours', ['08:00', '']);
    expect(await editor.save()).toBeNull();
    const found = { name: 'Please enter a name.', 'hours.1': 'Please enter a time.' };
    expect(editor.getState()).toMatchObject({
      faults: { errors: found, note: '2 faults' },
      shown: found,
      busy: false,
    });
    expect(server.calls).toEqual([]);
    editor.setValue('hours', ['08:00', '18:00']);
    const left = { errors: { name: 'Please enter a name.' }, note: '1 faults' };
    expect(editor.getState().faults).toEqual(left);
    // The focus stays in the field.
    expect(editor.getState().shown).toEqual(found);
    editor.setValue('name', 'Sidon');
    expect(editor.getState().faults).toEqual({ errors: {}, note: '' });
  });

  test('names a part by its position in the order in which the values are sent', async () => {
    const { editor, server } = openVenue({
      arrange: (values) => ({ ...values, hours: values.hours.toSorted() }),
      check: ({ hours }) => ({ 'hours.0': hours[0] === '06:00' ? 'Too early.' : null }),
    });
    editor.setValue('hours', ['18:00', '06:00']);
    await editor.save();
    expect(editor.getState()).toMatchObject({
      values: { hours: ['06:00', '18:00'] },
      faults: { errors: { 'hours.0': 'Too early.' } },
    });
    expect(server.calls).toEqual([]);
  });

  test('that the server finds is shown at its field, and what was typed is kept', async () => {
    const errors = [{ field: 'hours.0.opens', detail: 'The periods overlap.' }];
    const refused = { status: 400, code: 'validation_failed', detail: 'Not valid.', errors };
    const { editor } = openVenue({ save: () => Promise.reject(refused) });
    editor.setValue('city', 'Tyre');
    expect(await editor.save()).toBeNull();
    expect(editor.getState()).toMatchObject({
      values: { city: 'Tyre' },
      faults: { errors: { hours: 'The periods overlap.' }, note: '' },
    });
  });

  test('of a field that is not edited is shown as the form explains it', async () => {
    const refused = { status: 400, code: 'invalid_credentials', detail: 'Not valid.' };
    const { editor } = openVenue({
      save: () => Promise.reject(refused),
      explain: ({ code }) =>
        code === 'invalid_credentials' ? { errors: { password: 'Wrong password.' } } : null,
    });
    await editor.save();
    expect(editor.getState().faults).toEqual({
      errors: { password: 'Wrong password.' },
      note: '',
    });
  });

  test('without a sentence is said with the common one, and goes with the next attempt', async () => {
    const save = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { editor } = openVenue({ save: save.mockResolvedValueOnce({ ...sidon, version: 4 }) });
    await editor.save();
    expect(editor.getState().faults.note).toBe(failedText);
    await editor.save();
    expect(editor.getState().faults.note).toBe('');
  });
});

test('a new one opens with other values on another day without naming them a change', async () => {
  const create = { saved: null, draftKey: 'venue:new' };
  openVenue(create).editor.setValue('name', 'Palm Studio');
  const later = (venue: Venue | null) => ({ ...toValues(venue), ...(!venue && { city: 'Tyre' }) });
  const { editor, server } = openVenue({ ...create, toValues: later });
  expect(editor.getState()).toMatchObject({
    values: { name: 'Palm Studio', city: 'Tyre' },
    merged: null,
  });
  await editor.save();
  expect(server.calls[0]).toMatchObject({ record: null, version: 0 });
});
