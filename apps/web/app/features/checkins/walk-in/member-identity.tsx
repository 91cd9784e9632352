import type { FoundMember } from '@pulse/contract/client';
import { groupMemberCode } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { Avatar } from '#ui/display/pictures/avatar.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './walk-in.module.css';

interface MemberIdentityProps {
  member: FoundMember['member'];
  /** Beside the sentence about a scan, which says the name already. */
  large?: boolean;
}

/** A member's photo and code, which distinguish people of one name; of a stranger initials and why. */
export function MemberIdentity({ member, large = false }: MemberIdentityProps) {
  const { t } = useTranslation('front-desk');
  const { full_name: name, member_code, photo_url } = member;
  return (
    <Row align="center" wrap={false}>
      <Avatar name={name} photo={photo_url} size={large ? 64 : 44} />
      <div className={classes.text}>
        {!large && <Text strong>{name}</Text>}
        <Text size="small">
          {member_code === null ? (
            t('lookUp.initialsOnly')
          ) : (
            <>
              <span className={large ? undefined : 'visually-hidden'}>{t('member.code')} </span>
              {groupMemberCode(member_code)}
            </>
          )}
        </Text>
      </div>
    </Row>
  );
}
