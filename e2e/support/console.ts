import type { Page } from '@playwright/test';

export type Console = {
	/** Announces complaints that the test itself provokes. */
	expect: (...patterns: RegExp[]) => void;
	complaints: () => string[];
};

/** What a machine without a graphics card says about drawing the map. */
const driver = /GL Driver Message/;

/** Collects errors and warnings, among them every violation of the content security policy. */
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
