import { join } from 'node:path';
import { cmsCommand, cmsEnv, runCms } from '../../stack/cms.ts';
import { type Apps, settingsOf } from './app-services.ts';
import { answersOk, local, type Service } from './service.ts';

/** One, as in deploy/kubernetes: editors can wait for a restart, and shoppers do not notice. */
export function cms(apps: Apps): Service {
	return {
		name: 'cms',
		command: () => cmsCommand(settingsOf(apps, 'cms', 1), ownEnv(apps)),
		isReady: () => answersOk(`http://${local(apps.ports.cms)}/readyz`),
	};
}

/** Runs a script that prepares the CMS, with the right to create its role. */
export function prepareCms(apps: Apps, script: string[], ownerUrl: string): Promise<void> {
	return runCms([...script, '--admin-url', ownerUrl], ownEnv(apps));
}

/** Creates an administrator of the CMS, whose schema is migrated first. */
export function createCmsAdmin(apps: Apps, email: string, password: string): Promise<void> {
	return runCms(['src/cli.ts', 'admin', email, '--password', password], ownEnv(apps));
}

function ownEnv(apps: Apps): NodeJS.ProcessEnv {
	const { dir, ports, password } = apps;
	const mediaDir = join(dir, 'cms-media');
	return {
		...cmsEnv(settingsOf(apps, 'cms', 1), { mediaDir, isDemo: true }),
		// Past PgBouncer: the outbox listens for notifications, and the role has a search path of its own.
		CMS_DATABASE_URL: `postgres://cms:${password}@${local(ports.primary)}/korb`,
		STOREFRONT_URL: `https://localhost:${ports.front}`,
		...apps.env,
	};
}
