import { imageUrl } from '../../platform/storage/images.ts';
import type { DeskMemberRow } from './checkins.store.ts';

/** A member in the wire form of the front desk. */
export function presentDeskMember(member: Omit<DeskMemberRow, 'id'>) {
  return {
    full_name: member.full_name,
    member_code: member.member_code,
    photo_url: imageUrl(member.photo_key),
  };
}
