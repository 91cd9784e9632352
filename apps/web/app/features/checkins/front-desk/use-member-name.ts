import { useTranslation } from '#light-translator';

/** Returns what to call a member: of a deleted account no name is left, but its place and its visits are. */
export function useMemberName(): (fullName: string) => string {
  const { t } = useTranslation('front-desk');
  return (fullName) => fullName || t('member.deleted');
}
