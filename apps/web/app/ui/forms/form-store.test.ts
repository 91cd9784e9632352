import { describe, expect, test, vi } from 'vitest';
import { createFormStore, type FormOptions } from './form-store.ts';

interface Invitation {
  email: string;
  role: string;
  amount: string;
}

const initial: Invitation = { email: '', role: 'staff', amount: '' };
const failedText = 'That did not work.';

/** A form whose action refuses with `refused`, or succeeds without it. */
function openForm(options: Partial<FormOptions<Invitation, object>> = {}, refused?: unknown) {
  const sent: object[] = [];
  const action = {
    isPending: false,
    mutate: (variables: object, { onError }: { onError: (error: unknown) => void }) => {
      sent.push(variables);
      if (refused) onError(refused);
    },
  };
  const toVariables = (body: Invitation) => ({ body });
  const all = { initial, action, toVariables, fallback: failedText, ...options };
  return { form: createFormStore<Invitation, object>(() => all), sent };
}

const refusedFields = (...errors: { field: string; detail: string }[]) => ({
  status: 400,
  code: 'validation_failed',
  detail: 'Not valid.',
  errors,
});

describe('a form', () => {
  test('sends what was typed', () => {
    const onChange = vi.fn();
    const { form, sent } = openForm({ onChange });
    form.setFieldValue('email', 'lina@pulse.test');
    form.setValues({ role: 'admin', amount: '3' });
    form.submit();
    const typed = { email: 'lina@pulse.test', role: 'admin', amount: '3' };
    expect(sent).toEqual([{ body: typed }]);
    expect(onChange).toHaveBeenLastCalledWith(typed);
    form.reset();
    expect(form.getState().values).toEqual(initial);
  });

  test('sends nothing with a fault, which goes when its field is typed in', () => {
    const check = ({ email, role }: Invitation) => ({
      email: email ? null : 'Please enter an email.',
      role: role === 'admin' ? null : 'Please choose a role.',
    });
    const { form, sent } = openForm({ check });
    form.submit();
    const found = { email: 'Please enter an email.', role: 'Please choose a role.' };
    expect(form.getState()).toMatchObject({ faults: { errors: found, note: '' }, shown: found });
    expect(sent).toEqual([]);
    form.setFieldValue('email', 'l');
    expect(form.getState().faults.errors).toEqual({ role: found.role });
    // The focus stays in the field.
    expect(form.getState().shown).toEqual(found);
  });

  test('sends nothing before it is ready', () => {
    const { form, sent } = openForm({ isReady: ({ email }) => email !== '' });
    form.submit();
    expect(sent).toEqual([]);
  });

  test('shows a refused field at it, also for a part of it, and keeps what was typed', () => {
    const refused = refusedFields(
      { field: 'email', detail: 'This is no email.' },
      { field: 'amount.currency', detail: 'This is no currency.' },
      { field: 'amount.amount_minor', detail: 'This is too much.' },
    );
    const { form } = openForm({}, refused);
    form.setFieldValue('email', 'lina');
    form.submit();
    expect(form.getState()).toMatchObject({
      values: { email: 'lina' },
      faults: { errors: { email: 'This is no email.', amount: 'This is no currency.' }, note: '' },
    });
  });

  test('says about the whole form what no field of it shows', () => {
    const refused = refusedFields({ field: 'user_id', detail: 'This is you.' });
    const { form } = openForm({}, refused);
    form.submit();
    expect(form.getState().faults).toEqual({ errors: {}, note: 'This is you.' });
  });

  test('names its fields as it likes', () => {
    const refused = refusedFields({ field: 'rates.class', detail: 'Too little.' });
    const fieldOf = (field: string) => field.replace(/^rates\./, '');
    const { form } = openForm({ fieldOf }, refused);
    form.submit();
    expect(form.getState().faults.errors).toEqual({ class: 'Too little.' });
  });

  test('says why it was refused: itself, else as the server does, else in common words', () => {
    const refused = { status: 409, code: 'already_member', detail: 'Is a member.' };
    const explain: FormOptions<Invitation, object>['explain'] = ({ code }) =>
      code === 'already_member' ? { errors: { email: 'Has a plan.' } } : null;
    const noteOf = (form: ReturnType<typeof openForm>['form']) => {
      form.submit();
      return form.getState().faults;
    };
    expect(noteOf(openForm({ explain }, refused).form)).toEqual({
      errors: { email: 'Has a plan.' },
      note: '',
    });
    expect(noteOf(openForm({}, refused).form).note).toBe('Is a member.');
    const { form } = openForm({ explain }, new TypeError('Failed to fetch'));
    expect(noteOf(form).note).toBe(failedText);
    form.showFailure(refused);
    expect(form.getState().faults.note).toBe('');
  });
});
