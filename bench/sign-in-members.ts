const PASSWORD = 'Pulse-Demo-2026!';

/** Signs in `count` of the demo's load members and returns their bearer headers. */
export async function signInMembers(origin: string, count: number): Promise<string[]> {
  const emails = Array.from(
    { length: count },
    (_, index) => `member${String(index + 1).padStart(3, '0')}@pulse.test`,
  );
  const tokens: string[] = [];
  // Four at a time: signing in is expensive by design.
  for (let start = 0; start < emails.length; start += 4) {
    tokens.push(
      ...(await Promise.all(emails.slice(start, start + 4).map((email) => signIn(origin, email)))),
    );
  }
  return tokens;
}

async function signIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status}`);
  const { access_token } = (await response.json()) as { access_token: string };
  return `Bearer ${access_token}`;
}
