import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { FeedRecord } from '@korb/contracts/catalogue/catalogue-feed';
import type { ContentPush } from '@korb/contracts/content/content-push';
import type { StoreCard } from '@korb/contracts/loyalty/card-forms';
import type { ClientRuntimeConfig, TenantConfig } from '@korb/contracts/platform/tenant';
import { toPath } from '@korb/contracts/platform/to-path';
import type { GiftCardTransaction } from '@korb/contracts/wallet/wallet';
import { postGiftCard, postGiftCardTransaction } from '@korb/contracts/wallet/wallet-paths';
import type { RouteSlugs } from '@korb/domain/routing/route-table';
import { requestAt } from '@korb/tools/edge/http-client';
import { repoRoot } from '@korb/tools/infrastructure/paths';
import type { Stack } from '@korb/tools/stack/stack';
import { expect } from '@playwright/test';
import { Pool } from 'pg';
import { Webhook } from 'standardwebhooks';
import { postSigned } from './post-signed.ts';

/** What shop operators do: toggle features, publish pages, import prices. */
export type BackOffice = {
	configure: (tenantId: string, change: Partial<ClientRuntimeConfig>) => Promise<void>;
	/** Changes a shop's settings during the visit, which starts once the page shows them. */
	during: (
		shop: { tenantId: string; host: string },
		change: Partial<ClientRuntimeConfig>,
		path: string,
		visit: () => Promise<void>,
	) => Promise<void>;
	/** A shop with the same content, other settings and no products, at `<name>.localhost`. */
	copy: (tenantId: string, name: string, change: Partial<ClientRuntimeConfig>) => Promise<void>;
	remove: (tenantId: string) => Promise<void>;
	rename: (tenantId: string, page: keyof RouteSlugs, slug: string) => Promise<void>;
	/** Sets the tenant's theme; null removes it. */
	dress: (tenantId: string, tokens: Record<string, string> | null) => Promise<void>;
	publish: (push: DistributiveOmit<ContentPush, 'version'>) => Promise<void>;
	/** Runs the same command that imports an ERP's feed. */
	importFeed: (tenantId: string, records: FeedRecord[]) => Promise<void>;
	/** A card from the till, not linked to any account. */
	handOutCard: (tenantId: string, card: StoreCard) => Promise<void>;
	/** Returns the code of a new gift card, as it is printed. */
	issueGiftCard: (tenantId: string, amount: number) => Promise<string>;
	/** What a till reports about a gift card. */
	redeemGiftCard: (
		tenantId: string,
		transaction: Pick<GiftCardTransaction, 'code' | 'type' | 'amount'>,
	) => Promise<void>;
	/** Changes when a saved card expires: a test cannot wait for years. */
	setCardExpiry: (lastDigits: string, email: string, expiresOn: Date) => Promise<void>;
	/** The same order on earlier days: a test cannot wait for a rhythm. */
	repeatOrder: (tenantId: string, orderNumber: string, daysAgo: number[]) => Promise<void>;
	close: () => Promise<void>;
};

/** The edge serves a stale page once while it revalidates. */
const slow = { timeout: 20_000, intervals: [200] };

type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;

export async function openBackOffice(stack: Stack): Promise<BackOffice> {
	const pool = new Pool({ connectionString: stack.postgres.url, max: 2 });
	pool.on('error', () => {});
	const webhook = new Webhook(stack.secrets.content);
	let version = Math.floor(Date.now() / 1000);

	const till = new Webhook(stack.secrets.till, { format: 'raw' });
	const callAsTill = (
		call: typeof postGiftCard | typeof postGiftCardTransaction,
		body: object,
	): Promise<unknown> => {
		const id = randomUUID();
		return postSigned(`http://127.0.0.1:${stack.ports.api}${toPath(call)}`, {
			...{ webhook: till, id },
			body: { transactionId: id, ...body },
		});
	};

	// A plain UPDATE, as an operator would run it: it must work without a restart or an API call.
	const configure: BackOffice['configure'] = async (tenantId, change) => {
		await pool.query(
			`UPDATE tenant
			SET config = jsonb_set(config, '{clientRuntimeConfig}', config->'clientRuntimeConfig' || $2)
			WHERE tenant_id = $1`,
			[tenantId, JSON.stringify(change)],
		);
	};

	return {
		configure,
		during: async ({ tenantId, host }, change, path, visit) => {
			const headers = { host: `${host}:${stack.ports.edge}` };
			const readConfig = async (): Promise<TenantConfig> =>
				JSON.parse((await requestAt(stack.ports.api, '/tenant/config', { headers })).body);
			const seesVersion = (wanted: string) =>
				expect
					.poll(async () => (await requestAt(stack.ports.edge, path, { headers })).body, slow)
					.toContain(`"configVersion":"${wanted}"`);
			const before = await readConfig();
			const usual = Object.keys(change).map((key) => [
				key,
				before.clientRuntimeConfig[key as keyof ClientRuntimeConfig] ?? null,
			]);
			await configure(tenantId, change);
			try {
				await expect.poll(async () => (await readConfig()).version, slow).not.toBe(before.version);
				await seesVersion((await readConfig()).version);
				await visit();
			} finally {
				await configure(tenantId, Object.fromEntries(usual));
				await seesVersion(before.version);
			}
		},
		copy: async (tenantId, name, change) => {
			await pool.query(
				`WITH shop AS (
					INSERT INTO tenant (tenant_id, config)
					SELECT $2, jsonb_set(config, '{clientRuntimeConfig}', config->'clientRuntimeConfig' || $3)
					FROM tenant WHERE tenant_id = $1
				), host AS (
					INSERT INTO tenant_host (host, tenant_id) VALUES ($2 || '.localhost', $2)
				), aisles AS (
					INSERT INTO category (tenant_id, slug, name, parent, position, base_unit, path, trail, tree_order)
					SELECT $2, slug, name, parent, position, base_unit, path, trail, tree_order
					FROM category WHERE tenant_id = $1
				)
				INSERT INTO content_document (tenant_id, kind, key, version, document)
				SELECT $2, kind, key, version, document FROM content_document WHERE tenant_id = $1`,
				[tenantId, name, JSON.stringify({ ...change, tenantId: name })],
			);
		},
		remove: async (tenantId) => {
			await pool.query('DELETE FROM tenant WHERE tenant_id = $1', [tenantId]);
		},
		rename: async (tenantId, page, slug) => {
			await pool.query(
				`UPDATE tenant
				SET config = jsonb_set(config, ARRAY['clientRuntimeConfig', 'slugs', $2], to_jsonb($3::text))
				WHERE tenant_id = $1`,
				[tenantId, page, slug],
			);
		},
		dress: async (tenantId, tokens) => {
			await pool.query(
				`UPDATE tenant SET config = config - 'themeConfig' || $2 WHERE tenant_id = $1`,
				[tenantId, JSON.stringify(tokens ? { themeConfig: { tokens } } : {})],
			);
		},
		publish: async (push) => {
			version += 1;
			await postSigned(`http://127.0.0.1:${stack.ports.api}/internal/content`, {
				webhook,
				id: `msg_${version}`,
				body: { ...push, version },
			});
		},
		importFeed: async (tenantId, records) => {
			await importLines(stack, 'catalogue', tenantId, records);
		},
		handOutCard: async (tenantId, card) => {
			await importLines(stack, 'loyalty', tenantId, [card]);
		},
		issueGiftCard: async (tenantId, amount) => {
			const issued = await callAsTill(postGiftCard, { purpose: 'issue', tenantId, amount });
			return (issued as { code: string }).code;
		},
		redeemGiftCard: async (tenantId, transaction) => {
			const body = { purpose: 'transaction', tenantId, ...transaction };
			await callAsTill(postGiftCardTransaction, body);
		},
		setCardExpiry: async (lastDigits, email, expiresOn) => {
			await pool.query(
				`UPDATE customer_payment_method AS card
				SET expiry_month = extract(month FROM $3::date), expiry_year = extract(year FROM $3::date)
				FROM customer AS owner WHERE (owner.tenant_id, owner.customer_id)
					= (card.tenant_id, card.customer_id) AND last_digits = $1 AND email = $2`,
				[lastDigits, email, expiresOn.toISOString().slice(0, 10)],
			);
		},
		repeatOrder: async (tenantId, orderNumber, daysAgo) => {
			await pool.query(
				`INSERT INTO shop_order
				SELECT (jsonb_populate_record(o, jsonb_build_object(
					'placed_at', placed_at - make_interval(days => days),
					'order_number', order_number + 1000000 + days))).*
				FROM shop_order AS o, unnest($3::int[]) AS days
				WHERE tenant_id = $1 AND order_number = $2`,
				[tenantId, orderNumber, daysAgo],
			);
			await pool.query('DELETE FROM shop_order WHERE tenant_id = $1 AND order_number = $2', [
				tenantId,
				orderNumber,
			]);
		},
		close: () => pool.end(),
	};
}

async function importLines(
	stack: Stack,
	command: 'catalogue' | 'loyalty',
	tenantId: string,
	lines: object[],
): Promise<void> {
	const importer = spawn(
		process.execPath,
		[`apps/api/src/${command}-cli/main.ts`, 'import', '-', '--tenant', tenantId],
		{
			cwd: repoRoot,
			env: { ...process.env, DATABASE_URL: stack.postgres.url },
			stdio: ['pipe', 'ignore', 'inherit'],
		},
	);
	importer.stdin.end(lines.map((line) => JSON.stringify(line)).join('\n'));
	const [code] = await once(importer, 'close');
	if (code !== 0) throw new Error(`the import ended with ${code}`);
}
