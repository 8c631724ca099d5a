import type { TenantSecrets } from '../modules/tenant-secrets/index.ts';
import type { SendMail } from './mail.ts';
import { createSmtp } from './smtp.ts';

type Smtp = ReturnType<typeof createSmtp>;

/** Sends each email through the mail server of its tenant, or through the installation's. */
export function createMailer(
	url: string,
	secrets: Pick<TenantSecrets, 'find'>,
): { send: SendMail; close(): void } {
	const shared = createSmtp(url);
	const own = new Map<string, { url: string; smtp: Smtp }>();

	/** Connections are kept until the secret changes, which counts from the next email on. */
	async function smtpOf(tenantId: string | undefined): Promise<Smtp> {
		const ownUrl = tenantId && (await secrets.find(tenantId, 'smtp'));
		if (!tenantId || !ownUrl) return shared;
		const known = own.get(tenantId);
		if (known?.url === ownUrl) return known.smtp;
		const smtp = createSmtp(ownUrl);
		own.set(tenantId, { url: ownUrl, smtp });
		known?.smtp.close();
		return smtp;
	}

	return {
		async send({ tenantId, ...mail }) {
			const smtp = await smtpOf(tenantId);
			await smtp.send(mail);
		},
		close() {
			for (const { smtp } of own.values()) smtp.close();
			shared.close();
		},
	};
}
