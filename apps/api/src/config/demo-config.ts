interface DemoValues {
  PULSE_DEMO?: string | undefined;
  DATABASE_URL?: string | undefined;
}

interface Reach {
  HOST: string;
  PUBLIC_URL?: string | undefined;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

/** Without a database server of its own it is the demo, unless that is switched off. */
export function hasDemo({ PULSE_DEMO, DATABASE_URL }: DemoValues): boolean {
  return (PULSE_DEMO ?? (DATABASE_URL ? 'off' : 'on')) === 'on';
}

/** The variable that lets others reach the server; null when only this machine does. */
export function publicVariable(values: Reach): 'HOST' | 'PUBLIC_URL' | null {
  if (!LOOPBACK.test(values.HOST)) return 'HOST';
  return values.PUBLIC_URL?.startsWith('https:') ? 'PUBLIC_URL' : null;
}

// In the demo every visitor may sign in as its administrator and read every mail.
export function openDemoFaults(values: Reach & DemoValues): string[] {
  const variable = publicVariable(values);
  if (variable === null || values.PULSE_DEMO !== undefined || !hasDemo(values)) return [];
  return [
    `${variable} lets others reach the demo, in which anybody may sign in as its administrator: set DATABASE_URL for real use, or PULSE_DEMO=on if this is meant.`,
  ];
}
