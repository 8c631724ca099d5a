import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listRoutes, matchRoute } from '@korb/domain/routing/routes';
import { repoRoot } from '../../infrastructure/paths.ts';

// ssr.ts starts this as a separate process, because NODE_ENV must be "production" from the start.
const [input = '', path = '/', seconds = '5'] = process.argv.slice(2);
const { tenant, payload, shell } = JSON.parse(readFileSync(input, 'utf8'));
const entry = join(repoRoot, 'apps/storefront/dist/server/entry-server.js');
const { createSite } = await import(pathToFileURL(entry).href);
const site = createSite(tenant);
const match = matchRoute(listRoutes(tenant.clientRuntimeConfig), path);
const renderOnce = () => site.render({ match, path, payload, shell });

for (let warmUp = 0; warmUp < 300; warmUp++) await renderOnce();
const end = performance.now() + Number(seconds) * 1000;
const before = process.cpuUsage();
let pages = 0;
while (performance.now() < end) {
	await renderOnce();
	pages += 1;
}
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000 / pages);
