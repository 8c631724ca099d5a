import { randomUUID } from 'node:crypto';
import type { Tenant } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import type { Mail, MailJob } from '../../mail/mail.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { linkTo, type OrderRow } from '../order-records/index.ts';
import { sealBody } from './email-body.ts';
import { insertOrderEmail } from './order-email.sql.ts';

/** `orderSecret` encrypts what is kept of the emails. */
export type EmailDeps = { outbox: Outbox; orderSecret: string };

type QueuedEmail = {
	tenant: Tenant;
	order: OrderRow;
	/** The order event that it is about. */
	type: string;
	/** Of the event that triggers it: whoever receives the email twice can tell. */
	eventId?: string;
	/** With the placeholder for the token in its links. */
	mail: Mail;
	/** Who sends it again. */
	staffId?: string;
};

/** Enqueues an email about an order and keeps it, both or neither. Returns its id. */
export async function queueOrderEmail(
	tx: Tx,
	{ outbox, orderSecret }: EmailDeps,
	{ tenant, order, type, eventId, mail, staffId }: QueuedEmail,
): Promise<string> {
	const emailId = randomUUID();
	const { host } = new URL(tenant.config.clientRuntimeConfig.baseUrl);
	await insertOrderEmail(tx, {
		...{ tenantId: tenant.id, emailId, orderNumber: order.order_number, type },
		...{ recipient: mail.to.address, subject: mail.subject, staffId: staffId ?? null },
		sealedBody: sealBody(mail, emailId, orderSecret),
	});
	await outbox.enqueue(tx, 'send-mail', {
		...mail,
		messageId: `<${eventId ? `event-${eventId}` : `order-${emailId}`}@${host}>`,
		link: jobLink(order),
		logged: { tenantId: tenant.id, emailId },
	});
	return emailId;
}

function jobLink(order: OrderRow): NonNullable<MailJob['link']> {
	const { expiresAt, ...link } = linkTo(order);
	return { ...link, expiresAt: expiresAt.toISOString() };
}
