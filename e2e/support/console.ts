import type { Page } from '@playwright/test';

export type Console = {
	/** Announces complaints that the test itself provokes. */
	expect: (...patterns: RegExp[]) => void;
	complaints: () => string[];
};

/** Collects errors and warnings, among them every violation of the content security policy. */
export function watchConsole(page: Page): Console {
	const heard: string[] = [];
	const announced: RegExp[] = [];
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
