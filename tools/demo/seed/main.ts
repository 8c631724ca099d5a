import { readEnv } from '../../../apps/api/src/env.ts';
import { refuseProduction, seedEnv } from '../env.ts';
import { seedDemo } from './seed.ts';

/** Writes the two demo shops into a migrated database; their products come from a feed. */

refuseProduction();
const env = readEnv(seedEnv);
await seedDemo({
	databaseUrl: env.DATABASE_URL,
	edgePort: env.EDGE_PORT,
	giftCardSecret: env.GIFT_CARD_SECRET,
	log: console.log,
});
