import { Button, Stack, TextInput } from '@mantine/core';
import { getMetaOptions, requestSignInLinkMutation } from '@pulse/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { accountErrorMessage } from '../account-error-messages.ts';
import { FormMessage } from '../form-message.tsx';
import classes from './sign-in-link.module.css';

interface RequestSignInLinkProps {
  email: string;
  onEmailChange: (email: string) => void;
  onBack: () => void;
}

/** Requests a link that signs in; the response is the same whether or not the address has an account. */
export default function RequestSignInLink({
  email,
  onEmailChange,
  onBack,
}: RequestSignInLinkProps) {
  const { t } = useTranslation('sign-in-ways');
  const { t: tAccounts } = useTranslation('accounts');
  const { data: meta } = useQuery(getMetaOptions());
  const [isIncomplete, setIsIncomplete] = useState(false);
  const request = useMutation(requestSignInLinkMutation());
  const sentTo = request.isSuccess ? request.variables.body.email : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = email.trim() === '';
    setIsIncomplete(isMissing);
    if (!isMissing) request.mutate({ body: { email: email.trim() } });
  };
  const serverError = request.isError ? accountErrorMessage(tAccounts, request.error) : undefined;
  const submitLabel = sentTo ? 'link.again' : 'link.submit';

  return (
    <>
      <PageTitle>{t('link.title')}</PageTitle>
      <form onSubmit={submit} noValidate>
        <Stack>
          <p className={classes.lead}>{t('link.lead')}</p>
          <TextInput
            label={tAccounts('field.email')}
            type="email"
            autoComplete="username"
            placeholder={tAccounts('field.emailPlaceholder')}
            value={email}
            onChange={(event) => onEmailChange(event.currentTarget.value)}
          />
          <FormMessage>{isIncomplete ? tAccounts('message.enterEmail') : serverError}</FormMessage>
          <FormMessage success>{sentTo && t('link.sent', { email: sentTo })}</FormMessage>
          {sentTo && meta?.demo && (
            <ActionLink to="/demo/mailbox" state={{ recipient: sentTo }} variant="filled">
              {t('link.mailbox')}
            </ActionLink>
          )}
          <Button
            type="submit"
            variant={sentTo ? 'default' : 'filled'}
            size="lg"
            disabled={request.isPending}
          >
            {t(request.isPending ? 'link.busy' : submitLabel)}
          </Button>
          <Button variant="subtle" onClick={onBack}>
            {t('link.back')}
          </Button>
        </Stack>
      </form>
    </>
  );
}
