import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import {
  aMember,
  clientWithSession,
  mailedResetToken,
  signInAs,
  TEST_PASSWORD,
} from '../../../../test/builders.ts';

const signUpWith = (password: string, language = 'en') =>
  api.anonymous.with({ 'accept-language': language }).post('/auth/sign-up', {
    email: 'maya.khoury@example.test',
    password,
    full_name: 'Maya Khoury',
    adult: true,
  });
const faultOf = ({ body }: Awaited<ReturnType<typeof signUpWith>>) =>
  body.errors.map(({ field, code }: { field: string; code: string }) => [field, code]);

test.each(['Password1!', 'P@ssw0rd1', 'P@ssw0rd1!', 'Welcome1!', 'Summer2026!', 'Qwerty123!'])(
  'a password that many people use is refused at the field: %s',
  async (password) => {
    const response = await signUpWith(password.includes('!') ? password : `${password}!`);
    expect(response.status).toBe(400);
    expect(faultOf(response)).toEqual([['password', 'password_too_common']]);
  },
);

test('a password with the name or the email in it, or with a zero byte, is refused at the field', async () => {
  const own = [['password', 'password_has_own_words']];
  expect(faultOf(await signUpWith('Khoury-Lamp-4!'))).toEqual(own);
  expect(faultOf(await signUpWith('my-MAYA-is-long-1!'))).toEqual(own);
  expect(faultOf(await signUpWith('Copper-Lamp\0-4!'))).toEqual([
    ['password', 'characters_not_allowed'],
  ]);
});

test.each([
  [
    'en',
    'This password is easy to guess: many people use it, or one like it. Choose a longer one, for example of several unrelated words.',
  ],
  [
    'fr',
    'Ce mot de passe est facile à deviner : beaucoup de gens l’utilisent, ou un autre qui lui ressemble. Choisissez-en un plus long, par exemple plusieurs mots sans rapport entre eux.',
  ],
  [
    'de',
    'Dieses Passwort ist leicht zu erraten: Viele verwenden es oder ein ähnliches. Bitte wähle ein längeres, etwa aus mehreren Wörtern ohne Zusammenhang.',
  ],
])('the refusal says why, in %s', async (language, detail) => {
  const { body } = await signUpWith('Password1!', language);
  expect([body.detail, body.errors[0].detail]).toEqual([detail, detail]);
});

test('changing and resetting a password refuse the same, and the reset link still works', async () => {
  const { id, email } = await aMember(api.deps, { fullName: 'Rana Haddad' });
  const me = clientWithSession(api, await signInAs(api, { email }));
  for (const [password, code] of [
    ['Password1!', 'password_too_common'],
    ['Haddad-Lamp-4!', 'password_has_own_words'],
  ]) {
    const change = { password, current_password: TEST_PASSWORD };
    expect(faultOf(await me.put('/auth/user', change))).toEqual([['password', code]]);
  }
  await api.anonymous.post('/auth/forgot-password', { email });
  const token = await mailedResetToken(api, id);
  const reset = (password: string) =>
    api.anonymous.post('/auth/reset-password', { token, password });
  expect(faultOf(await reset('Password1!'))).toEqual([['password', 'password_too_common']]);
  expect((await reset('Copper-Lamp-4!')).status).toBe(204);
});
