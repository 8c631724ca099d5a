import { useLayoutEffect, useRef } from 'react';
import { areKeysOn } from './key-preference.ts';

/** Keys or two in a row (`g o`) and what they do. */
export type KeyMap = Record<string, () => void>;

const SEQUENCE_MS = 1000;

/**
 * Single keys rest in fields and behind dialogs, and can be switched off (WCAG 2.1.4). Other effects
 * would run some time after the page shows, and a key pressed until then would be lost.
 */
export function useKeys(keys: KeyMap): void {
	const current = useRef(keys);
	useLayoutEffect(() => {
		current.current = keys;
	});
	useLayoutEffect(() => {
		let first = { key: '', at: 0 };
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.metaKey || event.altKey || !mayAct(event)) return;
			const sequence = event.timeStamp - first.at < SEQUENCE_MS ? `${first.key} ${event.key}` : '';
			const action = current.current[sequence] ?? current.current[event.key];
			first = { key: event.key, at: event.timeStamp };
			if (!action) return;
			event.preventDefault();
			action();
		};
		addEventListener('keydown', onKeyDown);
		return () => removeEventListener('keydown', onKeyDown);
	}, []);
}

function mayAct({ target, defaultPrevented, key }: KeyboardEvent): boolean {
	if (defaultPrevented || !areKeysOn()) return false;
	if (document.querySelector('[role="dialog"], [role="menu"]')) return false;
	if (!(target instanceof HTMLElement)) return true;
	// Enter and Space belong to whatever has the focus.
	if (key === 'Enter' && target.closest('a, button, summary')) return false;
	return !target.closest('textarea, select, input:not([type="checkbox"]), [contenteditable]');
}
