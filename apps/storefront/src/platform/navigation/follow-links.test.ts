import { describe, expect, it } from 'vitest';
import { followLink } from './follow-links.ts';

function click(change: object = {}, link = { href: 'https://shop.example/a?b=1#c', target: '' }) {
	const opened: unknown[] = [];
	const event = {
		button: 0,
		metaKey: false,
		ctrlKey: false,
		shiftKey: false,
		altKey: false,
		defaultPrevented: false,
		preventDefault() {
			this.defaultPrevented = true;
		},
		...change,
	};
	followLink(event, link, 'https://shop.example/now', (...args) => void opened.push(args));
	return { opened, isTaken: event.defaultPrevented };
}

describe('clicking an internal link', () => {
	it('navigates client-side', () => {
		expect(click()).toEqual({ opened: [['/a?b=1#c', { replace: false }]], isTaken: true });
	});

	it('replaces the history entry when it leads to the current page', () => {
		const link = { href: 'https://shop.example/now', target: '' };
		expect(click({}, link).opened).toEqual([['/now', { replace: true }]]);
	});

	it.each([
		{ metaKey: true },
		{ ctrlKey: true },
		{ shiftKey: true },
		{ altKey: true },
		{ button: 1 },
	])('is left to the browser with %o', (change) => {
		expect(click(change)).toEqual({ opened: [], isTaken: false });
	});

	it('is left to the browser when the link opens elsewhere', () => {
		const link = { href: 'https://shop.example/a', target: '_blank' };
		expect(click({}, link)).toEqual({ opened: [], isTaken: false });
	});
});
