import { expect, it } from 'vitest';
import { listenForToasts, showToast, type ToastOptions } from './toasts.ts';

it('hands over what was shown before anybody listened, once and in order', () => {
	showToast({ text: 'eins' });
	showToast({ text: 'zwei' });
	const heard: ToastOptions[] = [];
	const stop = listenForToasts((toast) => heard.push(toast));
	showToast({ text: 'drei' });
	expect(heard.map(({ text }) => text)).toEqual(['eins', 'zwei', 'drei']);
	stop();

	showToast({ text: 'vier' });
	const later: ToastOptions[] = [];
	listenForToasts((toast) => later.push(toast))();
	expect(later.map(({ text }) => text)).toEqual(['vier']);
});

it('is not silenced by an older listener that leaves late', () => {
	const heard: string[] = [];
	const stopOld = listenForToasts(() => heard.push('old'));
	const stopNew = listenForToasts(() => heard.push('new'));
	stopOld();
	showToast({ text: 'eins' });
	expect(heard).toEqual(['new']);
	stopNew();
});
