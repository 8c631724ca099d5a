import { bundleFor } from '@korb/messages';
import { readSiteOptions } from './site-options.ts';
import { siteVcl } from './site-vcl.ts';

try {
	const site = readSiteOptions(process.argv.slice(2), process.env);
	process.stdout.write(siteVcl({ ...site, texts: { de: bundleFor('de'), en: bundleFor('en') } }));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}
