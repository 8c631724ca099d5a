import { ContentPush } from '@korb/contracts/content/content-push';
import { createOutbox } from '../../../outbox/outbox.ts';
import type { TestApi } from '../../../testing.ts';
import { publish } from '../publish.ts';

/** Publishes a voucher, by default one of five euros for everybody; null takes it down. */
export async function publishVoucher(
	api: Pick<TestApi, 'db' | 'pool'>,
	tenantId: string,
	key: string,
	draft: object | null = {},
): Promise<void> {
	const document = draft && {
		title: 'Fünf Euro',
		type: 'general-online',
		...('discountPercent' in draft ? {} : { discountCents: 500 }),
		...draft,
	};
	const version = ++versions;
	const outbox = createOutbox(api.pool, () => {});
	const push = ContentPush.parse({ tenantId, version, kind: 'voucher', key, document });
	await publish({ db: api.db, outbox }, push);
	await outbox.close();
}
let versions = 0;
