import { useTranslation } from '#light-translator';
import { Text } from '#ui/layout/text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { FindMember } from './find-member.tsx';
import classes from './give.module.css';
import { MemberCard } from './member-card.tsx';

interface MembershipsScreenProps {
  ownId: string;
  canGive: boolean;
}

/** Finds a member by email, shows their membership and gives one. */
export function MembershipsScreen(props: MembershipsScreenProps) {
  const { t } = useTranslation('platform-memberships');
  return (
    <>
      <PageTitle>{t('find.title')}</PageTitle>
      <Text prose tone="quiet" className={classes.lead}>
        {t('find.lead')}
      </Text>
      <FindMember>
        {(member, onChanged) => (
          <MemberCard key={member.id} {...props} member={member} onChanged={onChanged} />
        )}
      </FindMember>
    </>
  );
}
