import type { ImportRunDetails } from '@korb/contracts/admin/assortment/imports';
import type { Page } from '@playwright/test';
import { Client } from 'pg';
import type { Stack } from '../../stack/stack.ts';
import { openBrowser } from '../../workbench/browser.ts';
import { round } from '../figures.ts';
import { enterPassword } from './browser-session.ts';

const MOST_LINES = 20_000;
const DEADLINE_MS = 10 * 60_000;

type Say = (line: string) => void;

/**
 * A manager imports prices and stock of many products in a browser, once more without a change, and
 * rolls back. `isGood` if every line was applied once and the second time none.
 */
export async function measureImport({ postgres, ports }: Stack, say: Say) {
	const client = new Client(postgres.url);
	await client.connect();
	const browser = await openBrowser();
	try {
		const { file, lines } = await aFile(client);
		const context = await browser.newContext({
			baseURL: `http://localhost:${ports.admin}`,
			locale: 'de-AT',
		});
		const page = await context.newPage();
		page.setDefaultTimeout(DEADLINE_MS);
		await signIn(page);
		const seconds: Record<string, number> = {};
		const timed = async (name: string, todo: () => Promise<unknown>) => {
			const startedAt = performance.now();
			await todo();
			seconds[name] = round((performance.now() - startedAt) / 1000, 1);
			say(`${name}: ${seconds[name]} s`);
		};
		await timed('upload', () => upload(page, file));
		await timed('check', () => check(page));
		await timed('apply', async () => {
			await page.getByRole('button', { name: /Änderungen übernehmen$/ }).click();
			await page.getByText(/Zeilen wurden übernommen, von/).waitFor();
		});
		const first = await runOf(page);
		const before = await countChanges(client);
		await timed('upload again', () => upload(page, file));
		await timed('check again', () => check(page));
		const second = await runOf(page);
		const after = await countChanges(client);
		await page.goto(`/assortment/import/${first.importId}`);
		await timed('roll back', () => rollBack(page));
		const third = await runOf(page);
		const isGood =
			first.counts.applied === lines &&
			second.counts.unchanged === lines &&
			second.counts.changed + second.counts.new === 0 &&
			before === after &&
			third.counts.rolledBack === lines;
		return { isGood, lines, seconds, unchangedAgain: second.counts.unchanged };
	} finally {
		await browser.close();
		await client.end();
	}
}

/** A price and a stock that each of the products does not have yet; a small shop has fewer lines. */
async function aFile(client: Client): Promise<{ file: Buffer; lines: number }> {
	const { rows } = await client.query<{ sku: string; price: string; stock: number }>(
		`SELECT sku, to_char((price_cents + 1) / 100.0, 'FM999990.00') AS price,
			coalesce(stock, 100) + 7 AS stock
		FROM offer JOIN product USING (tenant_id, product_id)
		WHERE tenant_id = 'korb' AND region = 'default' AND price_cents >= 50
			AND multi_buy_cents IS NULL
		ORDER BY sku LIMIT $1`,
		[MOST_LINES],
	);
	const lines = rows.map(({ sku, price, stock }) => `${sku};${price.replace('.', ',')};${stock}`);
	const file = Buffer.from(`Artikelnummer;Preis;Bestand\n${lines.join('\n')}\n`);
	return { file, lines: rows.length };
}

async function signIn(page: Page): Promise<void> {
	await page.goto('/assortment/import');
	await enterPassword(page);
	await page.getByRole('heading', { level: 1, name: 'Import' }).waitFor();
}

async function upload(page: Page, file: Buffer): Promise<void> {
	await page.goto('/assortment/import');
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'preise.csv', mimeType: 'text/csv', buffer: file });
	await page.getByRole('button', { name: 'Zeilen prüfen' }).waitFor();
}

async function check(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Zeilen prüfen' }).click();
	await page.getByRole('region', { name: 'Was sich ändert' }).waitFor();
}

async function rollBack(page: Page): Promise<void> {
	const history = page.getByRole('region', { name: 'Importe' });
	await history.getByRole('button', { name: 'preise.csv zurücksetzen' }).click();
	await page.getByRole('button', { name: /Zeilen zurücksetzen$/ }).click();
	await page.getByText(/Zeilen wurden zurückgesetzt, von/).waitFor();
}

/** The import that the page shows. */
async function runOf(page: Page): Promise<ImportRunDetails> {
	const [, importId] = /\/import\/(\d+)/.exec(page.url()) ?? [];
	return page.evaluate(async (path) => (await fetch(path)).json(), `/admin/imports/${importId}`);
}

/** Versions of offers and entries of the price history: they grow with every change. */
async function countChanges(client: Client): Promise<number> {
	const { rows } = await client.query<{ changes: number }>(
		`SELECT ((SELECT sum(version) FROM offer WHERE tenant_id = 'korb')
			+ (SELECT count(*) FROM price_history WHERE tenant_id = 'korb'))::float8 AS changes`,
	);
	return rows[0]?.changes ?? 0;
}
