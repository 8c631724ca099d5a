import { walkBlocks } from '@korb/contracts/content/blocks/walk';
import type { ContentPage } from '@korb/contracts/content/content';
import type { ContentPush } from '@korb/contracts/content/content-push';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { Database } from '../../db/database.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { cleanHtml } from './clean-html.ts';
import { hasTenant, touchTenant, upsertDocument, upsertPicture } from './content.sql.ts';

/** Stores a published document, and enqueues the purge of its pages in the same transaction. */
export async function publish(
	deps: { db: Database; outbox: Outbox },
	push: ContentPush,
): Promise<{ applied: boolean }> {
	return deps.db.transaction(async (tx) => {
		if (!(await hasTenant(tx, push.tenantId))) throw notFound('tenant');
		const applied = await store(tx, push);
		if (applied) {
			if (push.kind === 'redirect') await touchTenant(tx, push.tenantId);
			await deps.outbox.enqueue(tx, 'purge-edge', { keys: keysOf(push) });
			const promotionId = promotionOf(push);
			if (promotionId) {
				const { tenantId } = push;
				await deps.outbox.enqueue(tx, 'grant-promotion', { tenantId, promotionId });
			}
		}
		return { applied };
	});
}

function store(tx: Tx, push: ContentPush): Promise<boolean> {
	const { tenantId: tenant_id, key, version } = push;
	if (push.kind === 'picture') {
		const bytes = push.document && Buffer.from(push.document.base64, 'base64');
		return upsertPicture(tx, { tenant_id, key, version, bytes });
	}
	if (push.kind === 'page' || push.kind === 'route-page') cleanBlocks(push.document);
	const { kind, document } = push;
	return upsertDocument(tx, { tenant_id, kind, key, version, document });
}

/** A personal voucher is for every member, also those who joined before it was published. */
function promotionOf(push: ContentPush): string | null {
	if (push.kind !== 'voucher' || push.document?.type !== 'personal') return null;
	return push.document.promotionId;
}

export function cleanBlocks(page: ContentPage | null): void {
	for (const block of walkBlocks(page?.blocks ?? [])) {
		if (block.type === 'custom-html') block.html = cleanHtml(block.html);
	}
}

function keysOf({ tenantId, kind, key }: ContentPush): string[] {
	switch (kind) {
		case 'page':
			return [surrogateKeys.page(tenantId, key)];
		case 'route-page':
			return [surrogateKeys.routePage(tenantId, key)];
		case 'config':
			return [surrogateKeys.clientConfig(tenantId, key)];
		case 'redirect':
			return [surrogateKeys.tenant(tenantId)];
		default:
			return [surrogateKeys.document(tenantId, kind, key), surrogateKeys.documents(tenantId, kind)];
	}
}
