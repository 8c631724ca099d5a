import { useRef, useState } from 'react';

/** State of a small overlay and its anchor button. */
export function useAnchor(kind: 'menu' | 'dialog') {
	const anchor = useRef<HTMLButtonElement>(null);
	const [open, setOpen] = useState(false);

	/** A click on the button is outside the popup: without this check it would close and reopen. */
	function onOpenChange(next: boolean, { event }: { event: Event }) {
		if (!next && event.target instanceof Node && anchor.current?.contains(event.target)) return;
		setOpen(next);
	}

	const trigger = {
		ref: anchor,
		'aria-haspopup': kind,
		'aria-expanded': open,
		onClick: () => setOpen(!open),
	} as const;
	return { anchor, open, setOpen, onOpenChange, trigger };
}

export type Anchor = ReturnType<typeof useAnchor>;
export type TriggerProps = Anchor['trigger'];
