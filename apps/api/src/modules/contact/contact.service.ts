import type { RequestContext } from '../../context.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { toTeamMail } from './contact.mapper.ts';
import { insertMessage, insertUpload } from './contact.sql.ts';
import type { ContactMessage } from './read-message.ts';

/** Stores a message and enqueues the email to the team, in one transaction. */
export function storeMessage(
	ctx: RequestContext,
	outbox: Outbox,
	{ fields, uploads }: ContactMessage,
): Promise<string> {
	return ctx.db.transaction(async (tx) => {
		const id = await insertMessage(tx, ctx.tenant.id, fields);
		for (const [index, upload] of uploads.entries()) {
			await insertUpload(tx, ctx.tenant.id, id, index + 1, upload);
		}
		await outbox.enqueue(tx, 'send-mail', toTeamMail(ctx.tenant, id, fields, uploads.length));
		return id;
	});
}
