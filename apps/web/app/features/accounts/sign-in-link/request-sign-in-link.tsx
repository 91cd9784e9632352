import { getMetaOptions, requestSignInLinkMutation } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { ActionLink } from '#ui/controls/action.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { RequestLinkForm, type RequestLinkProps } from '../email-link/request-link-form.tsx';

/** Requests a link that signs in. */
export default function RequestSignInLink(props: RequestLinkProps) {
  const { t } = useTranslation('sign-in-ways');
  const { data: meta } = useQuery(getMetaOptions());
  const request = useAction(requestSignInLinkMutation(), { failure: 'note' });
  const sentTo = request.isSuccess ? request.variables.body.email : undefined;
  return (
    <>
      <PageTitle>{t('link.title')}</PageTitle>
      <RequestLinkForm
        {...props}
        action={request}
        lead={t('link.lead')}
        submit={t(sentTo ? 'link.again' : 'link.submit')}
        sent={sentTo && t('link.sent', { email: sentTo })}
        next={
          sentTo &&
          meta?.demo && (
            <ActionLink to="/demo/mailbox" state={{ recipient: sentTo }} variant="filled">
              {t('link.mailbox')}
            </ActionLink>
          )
        }
      />
    </>
  );
}
