import { Mailbox } from '#features/mailbox/mailbox.tsx';
import { useTranslation } from '#light-translator';
import { PageTitle } from '#ui/page/page-title.tsx';
import classes from '../page-lead.module.css';

export default function DemoMailbox() {
  const { t } = useTranslation('mailbox');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className={classes.lead}>{t('lead')}</p>
      <Mailbox />
    </>
  );
}
