import { afterEach, expect, it, vi } from 'vitest';
import { retryStylesheets } from './retry-stylesheets.ts';

class Link {
	readonly replaceWith = vi.fn();
	readonly rel: string;
	constructor(rel: string) {
		this.rel = rel;
	}
	cloneNode(): Link {
		return new Link(this.rel);
	}
}

function start() {
	const browser = new EventTarget();
	vi.stubGlobal('HTMLLinkElement', Link);
	vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
	retryStylesheets();
	return {
		fail(target: object) {
			const event = new Event('error');
			Object.defineProperty(event, 'target', { value: target });
			browser.dispatchEvent(event);
		},
		goOnline: () => browser.dispatchEvent(new Event('online')),
	};
}

afterEach(() => void vi.unstubAllGlobals());

it('asks again for a stylesheet that failed, once per failure', () => {
	const { fail, goOnline } = start();
	const sheet = new Link('stylesheet');
	fail(sheet);
	expect(sheet.replaceWith).not.toHaveBeenCalled();
	goOnline();
	goOnline();
	expect(sheet.replaceWith.mock.calls).toEqual([[expect.any(Link)]]);
	expect(sheet.replaceWith.mock.calls[0]?.[0]).not.toBe(sheet);
});

it('leaves scripts, pictures and other links alone', () => {
	const { fail, goOnline } = start();
	const others = [new Link('modulepreload'), { rel: 'stylesheet', replaceWith: vi.fn() }];
	others.forEach(fail);
	goOnline();
	for (const { replaceWith } of others) expect(replaceWith).not.toHaveBeenCalled();
});
