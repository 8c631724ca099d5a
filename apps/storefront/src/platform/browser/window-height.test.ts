import { expect, it } from 'vitest';
import { trackWindowHeight } from './window-height.ts';

it('TEN-87 CONST-35 keeps --window-height in sync with the window height', () => {
	const browser = Object.assign(new EventTarget(), { innerHeight: 700 });
	const set: [string, string][] = [];
	const style = {
		getPropertyValue: () => set.at(-1)?.[1] ?? '',
		setProperty: (name: string, value: string) => void set.push([name, value]),
	};
	trackWindowHeight(browser as never, { style } as never);
	browser.dispatchEvent(new Event('resize'));
	browser.innerHeight = 512;
	browser.dispatchEvent(new Event('resize'));
	expect(set).toEqual([
		['--window-height', '700px'],
		['--window-height', '512px'],
	]);
});
