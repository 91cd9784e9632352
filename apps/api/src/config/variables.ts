import { z } from 'zod';

/** The environment without its empty variables. */
export type Variables = Record<string, string | undefined>;

/** The value of a switch. */
export const onOff = z.enum(['on', 'off'], { error: 'must be "on" or "off"' });

/** A URL of this protocol; `example` is what the fault shows. */
export const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, hostname: /.*/, error: `must look like ${example}` });
