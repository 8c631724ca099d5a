import { LogLevel, Port, type Profile, secret } from '@korb/contracts/platform/environment';
import { z } from 'zod';
import { databaseEnv, giftCardEnv, readEnv } from '../../apps/api/src/env.ts';

const edgePort = ({ offset }: Profile) => Port.default(8080 + offset);

export const seedEnv = (profile: Profile) =>
	giftCardEnv(profile).extend({ EDGE_PORT: edgePort(profile) });

export const pickerEnv = (profile: Profile) =>
	databaseEnv(profile).extend({
		EDGE_PORT: edgePort(profile),
		API_URL: z.url({ protocol: /^https?$/ }).default(`http://127.0.0.1:${4000 + profile.offset}`),
		ADMIN_URL: z.url({ protocol: /^https?$/ }).default(`http://localhost:${4300 + profile.offset}`),
		PICKING_SECRET: secret('korb-development-picking-secret-not-for-production', profile),
		LOG_LEVEL: LogLevel.default('info'),
	});

/** Demo shops, packshots and simulated deliveries do not belong in a real shop. */
export function refuseProduction(): void {
	const { NODE_ENV, KORB_DEMO } = readEnv(databaseEnv);
	if (NODE_ENV !== 'production' || KORB_DEMO === '1') return;
	process.stderr.write('refused: this is production, and KORB_DEMO=1 is not set\n');
	process.exit(1);
}
