import type { Tenant } from '../../context.ts';
import { textOf } from '../../mail/mail.ts';
import type { ExportedData } from './collect-export.ts';

const sections = [
	'customer',
	'communication',
	'security',
	'sessions',
	'passkeys',
	'favorites',
	'declinedSuggestions',
	'lists',
	'carts',
	'orders',
	'emails',
	'goodwillVouchers',
	'codes',
	'notes',
	'points',
	'paymentMethods',
	'giftCards',
	'giftCardEntries',
	'deliveryPasses',
	'vouchers',
	'withdrawals',
	'invoices',
	'messages',
] as const satisfies (keyof ExportedData)[];

/** Opens from a disk without a connection: no script, no style sheet, no picture. */
export function renderExport(tenant: Tenant, data: ExportedData): string {
	const { name: shop, locale } = tenant.config.clientRuntimeConfig;
	const title = escapeHtml(textOf(tenant, 'export.title', { shop }));
	const body = sections.map(
		(section) =>
			`<h2>${escapeHtml(textOf(tenant, `export.${section}`))}</h2>\n${toHtml(data[section], locale)}`,
	);
	return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0 }
dt { color: #555 } dd { margin: 0 } li { margin: 0 0 1rem }
</style>
<h1>${title}</h1>
${body.join('\n')}
</html>
`;
}

/** Lists become lists, objects become terms, and empty values are left out. */
function toHtml(value: unknown, locale: string): string {
	if (Array.isArray(value)) {
		if (value.length === 0) return '<p>–</p>';
		return `<ul>${value.map((item) => `<li>${toHtml(item, locale)}</li>`).join('')}</ul>`;
	}
	if (value instanceof Date) {
		return escapeHtml(value.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' }));
	}
	if (typeof value !== 'object' || value === null) return escapeHtml(String(value));
	const rows = Object.entries(value)
		.filter(([, part]) => part !== null && part !== '' && part !== undefined)
		.map(([name, part]) => `<dt>${escapeHtml(nameOf(name))}</dt><dd>${toHtml(part, locale)}</dd>`);
	return `<dl>${rows.join('')}</dl>`;
}

/** `first_name` and `firstName` read `first name`. */
function nameOf(key: string): string {
	return key
		.replace(/([a-z])([A-Z])/g, '$1 $2')
		.replaceAll('_', ' ')
		.toLowerCase();
}

function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
