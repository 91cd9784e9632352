import {
  type Icon,
  IconActivity,
  IconBuildingStore,
  IconCalendarEvent,
  IconClipboardCheck,
  IconIdBadge2,
  IconLayoutDashboard,
  IconMapPin2,
  IconTicket,
} from '@tabler/icons-react';
import type { Role } from '#features/accounts/session/session-user.ts';

/** The sections of the partner dashboard with their ids. */
export const partnerSections = [
  { hash: '#your-venues', name: 'nav.yourVenues' },
  { hash: '#trainers', name: 'nav.trainers' },
  { hash: '#class-templates', name: 'nav.classTemplates' },
  { hash: '#class-schedule', name: 'nav.classSchedule' },
  { hash: '#qr-codes', name: 'nav.qrCodes' },
] as const;

export type MenuName =
  | 'nav.dashboard'
  | 'nav.digitalId'
  | 'nav.explore'
  | 'nav.bookings'
  | 'nav.membership'
  | 'nav.partnerApplications'
  | 'nav.venueDashboard'
  | 'nav.partnerDashboard';

export interface MenuEntry {
  to: string;
  name: MenuName;
  icon: Icon;
  /** Whether the entry expands to the sections of the partner dashboard. */
  expandable?: boolean;
}

export interface MenuGroup {
  title?: 'nav.admin' | 'nav.partner';
  /** The path of the group's pages, which have no entries of their own but one. */
  area?: string;
  entries: MenuEntry[];
}

const everyone: MenuGroup = {
  entries: [
    { to: '/app/dashboard', name: 'nav.dashboard', icon: IconLayoutDashboard },
    { to: '/app/digital-id', name: 'nav.digitalId', icon: IconIdBadge2 },
    { to: '/app/explore', name: 'nav.explore', icon: IconMapPin2 },
    { to: '/app/bookings', name: 'nav.bookings', icon: IconCalendarEvent },
    { to: '/app/membership', name: 'nav.membership', icon: IconTicket },
  ],
};

const applications: MenuEntry = {
  to: '/app/admin/partner-applications',
  name: 'nav.partnerApplications',
  icon: IconClipboardCheck,
};
const venueDashboard: MenuEntry = {
  to: '/app/checkin-dashboard',
  name: 'nav.venueDashboard',
  icon: IconActivity,
};
const partnerDashboard: MenuEntry = {
  to: '/app/partner/dashboard',
  name: 'nav.partnerDashboard',
  icon: IconBuildingStore,
  expandable: true,
};

const partner: MenuGroup = {
  title: 'nav.partner',
  area: '/app/partner',
  entries: [partnerDashboard, venueDashboard],
};

const menuByRole: Partial<Record<Role, MenuGroup>> = {
  admin: { title: 'nav.admin', area: '/app/admin', entries: [applications, venueDashboard] },
  partner_admin: partner,
  partner_staff: partner,
  // The specification allows these pages for ops and managers without defining their menu.
  ops: { title: 'nav.admin', area: '/app/admin', entries: [applications] },
  manager: { title: 'nav.partner', entries: [venueDashboard] },
};

/** Returns the menu of a role: the entries for all roles, then those of the role. */
export function menuForRole(role: Role): MenuGroup[] {
  const added = menuByRole[role];
  return added ? [everyone, added] : [everyone];
}

const isWithin = (path: string, pathname: string) =>
  pathname === path || pathname.startsWith(`${path}/`);

/** Whether the page at a path is the entry's own, or below it. */
export function isCurrentEntry({ to }: MenuEntry, pathname: string): boolean {
  return isWithin(to, pathname);
}

/** Whether the page at a path belongs to the group without being of one of its entries. */
export function isCurrentArea({ area, entries }: MenuGroup, pathname: string): boolean {
  const ofEntry = entries.some((entry) => isCurrentEntry(entry, pathname));
  return area !== undefined && !ofEntry && isWithin(area, pathname);
}
