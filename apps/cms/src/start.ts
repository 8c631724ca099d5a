import config from '@payload-config';
import { getPayload } from 'payload';
import { refuseDemoAccounts } from './demo-accounts.ts';
import { readEnv } from './env.ts';
import { startDrain } from './outbox/drain.ts';

/** Otherwise schedules and the outbox would only start when someone opens the admin. */
export async function start(): Promise<void> {
	const env = readEnv();
	const payload = await getPayload({ config, cron: true });
	await refuseDemoAccounts(payload, env.KORB_DEMO === '1').catch((error: Error) => {
		process.stderr.write(`${error.message}\n`);
		process.exit(1);
	});
	// Not awaited: a second process waits for the lock as long as the first one runs.
	startDrain({
		databaseUrl: env.CMS_DATABASE_DIRECT_URL ?? env.CMS_DATABASE_URL,
		apiUrl: env.API_URL,
		contentSecret: env.CONTENT_SECRET,
		mediaDir: env.CMS_MEDIA_DIR,
		log: (event, text) => payload.logger.warn(event, text),
	});
}
