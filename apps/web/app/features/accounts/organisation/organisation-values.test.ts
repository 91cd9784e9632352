import type { Organisation } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { mergeChanges } from '#ui/forms/merge-changes.ts';
import { toChange, toShown, toValues } from './organisation-values.ts';

const base: Organisation = {
  version: 3,
  name: 'Studio Cèdre',
  legal_name: 'Cèdre SARL',
  contact_name: 'Lina Haddad',
  contact_email: 'lina@cedre.test',
  contact_phone: '+9611234567',
  tax_id_hint: '•••• 5566',
  bank_name: '',
  bank_account_hint: '•••• 9114',
  changed_at: null,
};

test('only what was typed is sent', () => {
  expect(toChange(toValues(base), base)).toEqual({});
  const values = { ...toValues(base), legal_name: 'Cèdre SAL', tax_id: 'LB 12345' };
  expect(toChange(values, base)).toEqual({ legal_name: 'Cèdre SAL', tax_id: 'LB 12345' });
});

test('an account goes with its bank, and a bank without an account is not swallowed', () => {
  const values = { ...toValues(base), bank_account: '123456', bank_name: 'Bank of Beirut' };
  const account = { bank_account: '123456', bank_name: 'Bank of Beirut' };
  expect(toChange(values, base)).toEqual(account);
  expect(toChange({ ...values, bank_account: '' }, base)).toEqual({ ...account, bank_account: '' });
});

test('what changed elsewhere is named, and what was typed stays', () => {
  const latest = {
    ...base,
    version: 4,
    contact_name: 'Rami Khoury',
    legal_name: 'Cèdre Holding',
    bank_account_hint: '•••• 0001',
  };
  const open = (organisation: Organisation) => ({
    ...toValues(organisation),
    current_password: '',
  });
  const typed = { ...open(base), legal_name: 'Cèdre SAL', tax_id: 'LB 12345' };
  const { values: kept, changedElsewhere } = mergeChanges(open(base), typed, open(latest), {
    base: toShown(base),
    current: toShown(latest),
  });
  expect(changedElsewhere).toEqual(['legal_name', 'contact_name', 'bank_account']);
  expect(changedElsewhere.map((field) => toShown(latest)[field])).toEqual([
    'Cèdre Holding',
    'Rami Khoury',
    '•••• 0001',
  ]);
  expect(toChange(kept, latest)).toEqual({ legal_name: 'Cèdre SAL', tax_id: 'LB 12345' });
  expect(kept.contact_name).toBe('Rami Khoury');
});
