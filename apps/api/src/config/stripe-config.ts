import { z } from 'zod';
import { hasDemo } from './demo-config.ts';
import { url, type Variables } from './variables.ts';

/** An account of Stripe. */
export interface StripeConfig {
  secretKey: string;
  /** Signs the events that it sends. */
  webhookSecret: string;
  /** Another server that answers as Stripe does, on this machine only; null means Stripe. */
  apiBase: URL | null;
  /** How long a call may take, in milliseconds. */
  timeoutMs: number;
}

/** Long enough for a bank, and short beside what a person waits. */
const STRIPE_TIMEOUT_MS = 20_000;

export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must look like sk_test_… or sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must look like whsec_…')
    .optional(),
  STRIPE_API_BASE: url(/^https?$/, 'http://127.0.0.1:12111')
    .refine((base) => isLoopback(base), 'must be on this machine, such as http://127.0.0.1:12111')
    .optional(),
};
type StripeValues = z.output<z.ZodObject<typeof stripeVariables>>;

const STRIPE_REQUIRED = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

/** One line for each variable that the given ones need, and one for real money in the demo. */
export function stripeFaults(provided: Variables): string[] {
  if (!Object.keys(provided).some((name) => name.startsWith('STRIPE_'))) return [];
  const missing = STRIPE_REQUIRED.filter((name) => provided[name] === undefined).map(
    (name) => `${name} is missing: the other Stripe variables need it.`,
  );
  const isLive = /^[a-z]+_live_/.test(provided.STRIPE_SECRET_KEY ?? '');
  return isLive && hasDemo(provided)
    ? [...missing, 'STRIPE_SECRET_KEY is a live key: demo accounts must not pay real money.']
    : missing;
}

/** The account that takes money; null without one. */
export function toStripeConfig(values: StripeValues): StripeConfig | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = values;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : null,
    timeoutMs: STRIPE_TIMEOUT_MS,
  };
}

// With any other host the secret key would be sent to a stranger by a typing mistake.
function isLoopback(base: string): boolean {
  return URL.canParse(base) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(base).hostname);
}
