import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../infrastructure/chromium.ts';

export function openBrowser(args: string[] = []): Promise<Browser> {
	return chromium.launch({
		executablePath: chromiumPath,
		args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', ...args],
	});
}

/** Processes a list with limited concurrency. */
export async function inParallel<Item>(
	items: readonly Item[],
	atOnce: number,
	work: (item: Item, worker: number) => Promise<void>,
): Promise<void> {
	const waiting = [...items];
	const worker = async (_: unknown, number: number) => {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
			await work(next, number);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
}
