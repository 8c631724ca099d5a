import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

/** Moves the active option while focus stays in the field; null: there is none. */
export function useOptions(view: string | null, onTyping: (isTyping: boolean) => void) {
	const list: RefObject<HTMLDivElement | null> = useRef(null);
	const [activeId, setActiveId] = useState<string>();
	const [seen, setSeen] = useState(view);
	if (seen !== view) {
		setSeen(view);
		setActiveId(undefined);
	}

	function move(step: 1 | -1): void {
		const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
		const at = options.findIndex(({ id }) => id === activeId);
		const next = options[nextIndex(at, step, options.length)];
		next?.scrollIntoView({ block: 'nearest' });
		setActiveId(next?.id);
	}

	function onKeyDown(event: KeyboardEvent): void {
		if (event.nativeEvent.isComposing) return;
		if (view === null) {
			// After Escape, it opens again without a change of the text.
			if (event.key === 'ArrowDown') onTyping(true);
		} else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			event.preventDefault();
			move(event.key === 'ArrowDown' ? 1 : -1);
		} else if (event.key === 'Enter' && activeId !== undefined) {
			event.preventDefault();
			document.getElementById(activeId)?.click();
		} else if (event.key === 'Escape') {
			event.preventDefault();
			onTyping(false);
		}
	}

	return { list, activeId, onKeyDown };
}

/** Moving past either end returns to the field itself, index -1. */
export function nextIndex(at: number, step: 1 | -1, count: number): number {
	const next = at + step;
	if (next >= count) return -1;
	return next < -1 ? count - 1 : next;
}
