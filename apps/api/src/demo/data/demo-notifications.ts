/** A notification of a demo account that is not about a booking. */
export interface DemoNotification {
  account: string;
  type: 'system_update' | 'other';
  title: string;
  message: string;
  link: string | null;
  hoursAgo: number;
  read: boolean;
}

/** True at whatever hour the demo is started: they name no day. */
export const demoNotifications: readonly DemoNotification[] = [
  {
    account: 'member@pulse.test',
    type: 'system_update',
    title: 'Your digital ID works offline',
    message: 'Open it once with a connection; after that it needs none.',
    link: '/app/digital-id',
    hoursAgo: 30 * 24,
    read: true,
  },
  {
    account: 'partner@pulse.test',
    type: 'system_update',
    title: 'Your week at a glance',
    message: 'Nafas Studio had its fullest week of the month.',
    link: '/app/checkin-dashboard',
    hoursAgo: 10,
    read: false,
  },
  {
    account: 'partner@pulse.test',
    type: 'other',
    title: 'Full to the last place',
    message: 'Power Flow is full, with five people on the waitlist.',
    link: '/app/partner/dashboard',
    hoursAgo: 3,
    read: false,
  },
  {
    account: 'staff@pulse.test',
    type: 'other',
    title: 'Two full classes',
    message: 'Power Flow and Ashtanga are full. Late arrivals free a place 15 minutes in.',
    link: '/app/checkin-dashboard',
    hoursAgo: 4,
    read: false,
  },
  {
    account: 'manager@pulse.test',
    type: 'system_update',
    title: 'Closure planned',
    message: 'Nafas Batroun is closed on one day next week: terrace repairs.',
    link: '/app/checkin-dashboard',
    hoursAgo: 30,
    read: false,
  },
  {
    account: 'ops@pulse.test',
    type: 'other',
    title: 'Feedback waits for an answer',
    message: 'Members have told you things that nobody has answered yet.',
    link: '/app/feedback?view=received',
    hoursAgo: 2,
    read: false,
  },
  ...['ops@pulse.test', 'admin@pulse.test'].map((account) => ({
    account,
    type: 'system_update' as const,
    title: 'Three applications wait',
    message: 'The oldest has been waiting for four days.',
    link: '/app/admin/partner-applications',
    hoursAgo: 5,
    read: false,
  })),
  {
    account: 'admin@pulse.test',
    type: 'other',
    title: 'Prices are not published',
    message: 'The pricing page says "Coming soon..." until you publish them.',
    link: null,
    hoursAgo: 50,
    read: true,
  },
];
