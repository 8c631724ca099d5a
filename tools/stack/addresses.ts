import { DEMO_STAFF_PASSWORD, demoManagers } from '../demo/seed/staff.ts';
import { type AppSettings, backofficeUrl } from './apps.ts';
import type { Shop } from './shops.ts';

/** The addresses a newcomer needs after a start. */
export function describeAddresses(shops: Shop[], settings: AppSettings, shopPort: number): string {
	const { ports } = settings;
	const rows = [
		...shops.map(({ tenantId, host }) => [`Shop ${tenantId}`, `http://${host}:${shopPort}/`]),
		['Back office', `${backofficeUrl(settings)}/  ${backofficeLogin}`],
		['API', `http://127.0.0.1:${ports.api}/`],
		['Payments', `http://127.0.0.1:${ports.paymentSandbox}/`],
		['Caught mail', `http://127.0.0.1:${ports.mailWeb}/`],
		['PostgreSQL', `postgres://korb@127.0.0.1:${ports.postgres}/korb`],
		['Redis', `redis://127.0.0.1:${ports.redis}`],
	];
	const width = Math.max(...rows.map(([label = '']) => label.length));
	const lines = rows.map(([label = '', url]) => `  ${label.padEnd(width)}  ${url}`);
	return ['', 'Korb is open.', '', ...lines, '', ...orderHint, ''].join('\n');
}

const backofficeLogin = `${demoManagers['korb']?.email} / ${DEMO_STAFF_PASSWORD}`;

const orderHint = [
	'Place an order (card 4242 4242 4242 4242): it is packed after two minutes and delivered after five.',
	'Track it by the link in the caught email; final weights, substitutes and the invoice follow.',
	'Other people order, too: within a minute the back office has waves to pack.',
];
