import { useEffect } from 'react';

/** ⌘Z, or Ctrl Z. In a field it takes back what was typed; behind a dialog it rests. */
export function useUndoKey(undo: (() => void) | null): void {
	useEffect(() => {
		if (!undo) return;
		const onKeyDown = (event: KeyboardEvent) => {
			const isUndo = event.key.toLowerCase() === 'z' && (event.metaKey || event.ctrlKey);
			if (!isUndo || event.shiftKey || event.defaultPrevented || isTyping(event)) return;
			if (document.querySelector('[role="dialog"]')) return;
			event.preventDefault();
			undo();
		};
		addEventListener('keydown', onKeyDown);
		return () => removeEventListener('keydown', onKeyDown);
	}, [undo]);
}

function isTyping({ target }: KeyboardEvent): boolean {
	return (
		target instanceof HTMLElement &&
		target.closest('textarea, input:not([type="checkbox"], [type="radio"]), [contenteditable]') !==
			null
	);
}
