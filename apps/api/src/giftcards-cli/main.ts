import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { StoredTenantConfig } from '@korb/contracts/platform/tenant';
import { formatGiftCardCode } from '@korb/domain/wallet/gift-card-code';
import { z } from 'zod';
import { createPool, jobDeadlines } from '../db/connection/pool.ts';
import { createDatabase } from '../db/database.ts';
import { giftCardEnv, readEnv } from '../env.ts';
import { listTenants } from '../modules/tenant/index.ts';
import { createGiftCardCodes, issueGiftCard } from '../modules/wallet/index.ts';

const Issue = z.object({
	tenant: z.string().min(1),
	amount: z.coerce.number().int().min(1).max(1_000_00),
	count: z.coerce.number().int().min(1).max(10_000).default(1),
	batch: z.string().regex(/^[\w.:-]{1,60}$/),
});

const env = readEnv(giftCardEnv);
const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		tenant: { type: 'string' },
		amount: { type: 'string' },
		count: { type: 'string' },
		batch: { type: 'string', default: randomUUID() },
	},
});
const issue = Issue.safeParse(values);
const pool = createPool({
	url: env.DATABASE_URL,
	size: 1,
	deadlines: jobDeadlines,
	applicationName: 'korb-giftcards',
	onError: () => {},
});
const db = createDatabase(pool);

try {
	if (positionals[0] !== 'issue' || !issue.success) {
		process.stderr.write(
			'usage: pnpm giftcards issue --tenant <id> --amount <cents> [--count <n>] [--batch <name>]\n',
		);
		process.exitCode = 2;
	} else {
		await issueCards(issue.data);
	}
} catch (error) {
	process.stderr.write(`giftcards: ${error instanceof Error ? error.message : error}\n`);
	process.exitCode = 1;
} finally {
	await pool.end();
}

/** One card per line. The same batch again prints the same cards and issues none. */
async function issueCards({ tenant: tenantId, amount, count, batch }: z.infer<typeof Issue>) {
	const [tenant] = await db.snapshot((tx) => listTenants(tx, [tenantId]));
	if (!tenant) throw new Error(`there is no tenant ${tenantId}`);
	const { validYears } = StoredTenantConfig.parse(tenant.config).clientRuntimeConfig.wallet;
	const codes = createGiftCardCodes(env.GIFT_CARD_SECRET);
	for (let number = 1; number <= count; number++) {
		const transactionId = `${batch}-${number}`;
		const code = codes.derive(tenantId, transactionId);
		const issued = await db.transaction((tx) =>
			issueGiftCard(tx, codes, { tenantId, transactionId, amount, code, validYears }),
		);
		process.stdout.write(`${JSON.stringify({ code: formatGiftCardCode(code), ...issued })}\n`);
	}
}
