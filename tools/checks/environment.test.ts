import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Profile } from '@korb/contracts/platform/environment';
import { describe, expect, it } from 'vitest';
import { apiEnv, databaseEnv, rolesEnv, workerEnv } from '../../apps/api/src/env.ts';
import { cmsEnv } from '../../apps/cms/src/env.ts';
import { sandboxEnv } from '../../apps/payment-sandbox/src/env.ts';
import { storefrontEnv } from '../../apps/storefront/server/env.ts';
import { pickerEnv, seedEnv } from '../demo/env.ts';
import { repoRoot } from '../infrastructure/paths.ts';

const text = readFileSync(join(repoRoot, 'docs/operations.md'), 'utf8');
const sections = text.split(/^#+ /m);
const general = namesIn('Processes and environment');
const profile: Profile = { isProduction: true, isDemo: true, offset: 0 };

type Reader = (profile: Profile) => { shape: object };
const apps: [section: string, readers: Reader[]][] = [
	['api (', [apiEnv, workerEnv, databaseEnv, rolesEnv]],
	['storefront (', [storefrontEnv]],
	['content system (', [cmsEnv]],
	['payment sandbox (', [sandboxEnv]],
	['demo (', [seedEnv, pickerEnv]],
];

/** The variable names in a section. */
function namesIn(heading: string): Set<string> {
	const section = sections.find((part) => part.startsWith(heading)) ?? '';
	const names = section.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)(?:=[^`]*)?`/g);
	return new Set([...names].map(([, name = '']) => name));
}

describe('docs/operations.md', () => {
	it.each(apps)('documents exactly the variables of the %s…', (heading, readers) => {
		const read = new Set(readers.flatMap((shape) => Object.keys(shape(profile).shape)));
		const written = namesIn(heading);
		expect([...read].filter((name) => !written.has(name) && !general.has(name))).toEqual([]);
		expect([...written].filter((name) => !read.has(name) && !general.has(name))).toEqual([]);
		expect(read.size).toBeGreaterThan(5);
	});

	it('documents the variables common to all apps', () => {
		expect([...general].sort()).toEqual(
			expect.arrayContaining(['KORB_DEMO', 'KORB_PORT_OFFSET', 'NODE_ENV']),
		);
	});
});
