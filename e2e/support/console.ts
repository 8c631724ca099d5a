import type { Page } from '@playwright/test';

export type Console = {
	/** Declares messages that the test itself provokes. */
	expect: (...patterns: RegExp[]) => void;
	complaints: () => string[];
};

/** Logged while rendering the map on a machine without a GPU. */
const driver = /GL Driver Message/;

/** Collects errors and warnings, including every CSP violation. */
export function watchConsole(page: Page): Console {
	const heard: string[] = [];
	const announced = [driver];
	page.on('console', (message) => {
		if (['error', 'warning'].includes(message.type())) {
			heard.push(`${message.text()} (${message.location().url})`);
		}
	});
	page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
	return {
		expect: (...patterns) => void announced.push(...patterns),
		complaints: () => heard.filter((line) => !announced.some((pattern) => pattern.test(line))),
	};
}
