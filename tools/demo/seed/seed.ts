import { ContentPush } from '@korb/contracts/content/content-push';
import { listDocuments } from '@korb/demo/content/documents';
import { drawPictureFiles } from '@korb/demo/content/draw';
import { tenantLanguages } from '@korb/demo/content/language';
import { pictureNames } from '@korb/demo/content/pictures';
import { demoTenants } from '@korb/demo/tenants';
import { createPool, jobDeadlines } from '../../../apps/api/src/db/connection/pool.ts';
import { createDatabase } from '../../../apps/api/src/db/database.ts';
import { insertCode } from '../../../apps/api/src/modules/cart/index.ts';
import { publish } from '../../../apps/api/src/modules/content/index.ts';
import { createManager } from '../../../apps/api/src/modules/staff/index.ts';
import { upsertHost, upsertTenant } from '../../../apps/api/src/modules/tenant/index.ts';
import { createGiftCardCodes, issueGiftCard } from '../../../apps/api/src/modules/wallet/index.ts';
import { createOutbox } from '../../../apps/api/src/outbox/outbox.ts';
import { demoDiscountCodes } from './discount-codes.ts';
import { demoGiftCards } from './gift-cards.ts';
import { seedPlaces } from './seed-places.ts';
import { DEMO_STAFF_PASSWORD, demoManagers } from './staff.ts';

/**
 * Bump it after a change of the demo content: a newer version replaces what an earlier seed wrote.
 */
const CONTENT_VERSION = 4;

type SeedOptions = {
	databaseUrl: string;
	edgePort: number;
	giftCardSecret: string;
	log?: (line: string) => void;
};

/** Seeds two demo shops. Idempotent. */
export async function seedDemo(options: SeedOptions): Promise<void> {
	const pool = createPool({
		url: options.databaseUrl,
		size: 2,
		deadlines: jobDeadlines,
		applicationName: 'korb-seed',
		onError: () => {},
	});
	const db = createDatabase(pool);
	const outbox = createOutbox(pool, () => {});
	const giftCardCodes = createGiftCardCodes(options.giftCardSecret);
	try {
		const pictures = await drawPictures();
		for (const { host, config } of demoTenants(options.edgePort)) {
			const { tenantId, timeZone, country } = config.clientRuntimeConfig;
			await db.transaction(async (tx) => {
				await upsertTenant(tx, tenantId, config);
				await upsertHost(tx, host, tenantId);
				for (const code of demoDiscountCodes[tenantId] ?? []) await insertCode(tx, tenantId, code);
				for (const card of demoGiftCards[tenantId] ?? []) {
					const { validYears } = config.clientRuntimeConfig.wallet;
					await issueGiftCard(tx, giftCardCodes, { tenantId, validYears, ...card });
				}
			});
			const manager = demoManagers[tenantId];
			if (manager) {
				const password = DEMO_STAFF_PASSWORD;
				await db.transaction((tx) => createManager(tx, { tenantId, password, ...manager }));
				options.log?.(`back office of ${tenantId}: ${manager.email}, ${password}`);
			}
			for (const document of [...pictures, ...listDocuments(tenantLanguages[tenantId] ?? 'de')]) {
				const push = ContentPush.parse({ ...document, tenantId, version: CONTENT_VERSION });
				await publish({ db, outbox }, push);
			}
			await seedPlaces(db, { tenantId, timeZone, country }, new Date());
			options.log?.(`seeded ${tenantId} at ${config.clientRuntimeConfig.baseUrl}`);
		}
	} finally {
		await outbox.close();
		await pool.end();
	}
}

async function drawPictures() {
	const drawn = await Promise.all(
		pictureNames.map(async (name) =>
			(await drawPictureFiles(name)).map(({ file, bytes }) => ({
				kind: 'picture' as const,
				key: `${name}/${file}`,
				document: { base64: bytes.toString('base64') },
			})),
		),
	);
	return drawn.flat();
}
