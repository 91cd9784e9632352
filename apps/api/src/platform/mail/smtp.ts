import type { Transporter } from 'nodemailer';
import type { LeasedMail } from './mails.store.ts';
import { renderMail } from './render-mail.ts';

/** Sends one email to a mail server; throws when the server does not accept it. */
export type SendMail = (mail: LeasedMail) => Promise<void>;

/** A connection to a mail server. */
export interface SmtpConnection {
  send: SendMail;
  close(): void;
}

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

/** The default sender, unless SMTP_URL names another one. */
export function defaultSenderAddress(publicUrl: string): string {
  return `no-reply@${new URL(publicUrl).hostname}`;
}

/**
 * Connects to the mail server of SMTP_URL. The sender is `no-reply@` the host of PUBLIC_URL unless
 * the URL names another one: `smtp://user:password@host:587?from=Pulse%20<hello@example.com>`.
 */
export function connectSmtp(smtpUrl: string, publicUrl: string): SmtpConnection {
  const host = new URL(publicUrl).hostname;
  const from =
    new URL(smtpUrl).searchParams.get('from') ?? `Pulse <${defaultSenderAddress(publicUrl)}>`;
  let opened: Promise<Transporter> | null = null;
  // Loaded with the first email: a server may never send one.
  const open = async (): Promise<Transporter> => {
    const { default: nodemailer } = await import('nodemailer');
    return nodemailer.createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      greetingTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      // The texts come from templates, but none of them may ever make us read a file.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return {
    async send(mail) {
      opened ??= open();
      const transport = await opened;
      const { html, calendar } = renderMail(mail);
      await transport.sendMail({
        from,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text_body,
        html,
        // The same email sent again after a crash is recognised by its id.
        messageId: `<${mail.id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(calendar && {
          icalEvent: {
            filename: 'booking.ics',
            method: mail.calendar_method ?? 'PUBLISH',
            content: calendar,
          },
        }),
      });
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}
