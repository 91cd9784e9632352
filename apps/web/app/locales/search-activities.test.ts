import { understandSearch } from '@pulse/domain';
import { expect, test } from 'vitest';
import de from './de/shared.json';
import en from './en/shared.json';
import fr from './fr/shared.json';

test('the search understands every name of an activity that the screens show', () => {
  for (const { activity } of [en, fr, de])
    for (const [code, name] of Object.entries(activity))
      if (code !== 'other')
        expect(understandSearch(name, []), name).toMatchObject({ activities: [code], text: '' });
});
