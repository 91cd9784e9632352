import { expect, test } from 'vitest';
import { cityName } from './city-names.ts';

test.each([
  ['Beirut', ['Beirut', 'Beyrouth', 'Beirut']],
  ['Saida', ['Sidon', 'Saïda', 'Sidon']],
  ['Tyre', ['Tyre', 'Tyr', 'Tyros']],
  ['Wien', ['Vienna', 'Vienne', 'Wien']],
  ['München', ['Munich', 'Munich', 'München']],
  ['Zahlé', ['Zahlé', 'Zahlé', 'Zahlé']],
])('%s is named in the language of the reader, in whichever it was written', (written, names) => {
  const read = (name: string) => (['en', 'fr', 'de'] as const).map((one) => cityName(name, one));
  expect(read(written)).toEqual(names);
  for (const name of names) expect(read(name)).toEqual(names);
});
