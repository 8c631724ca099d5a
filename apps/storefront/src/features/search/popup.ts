import type { KeyboardEvent } from 'react';

/** What the field tells screen readers about the list below it. */
export type Popup = {
	isOpen: boolean;
	/** There may be something to say and nothing to choose. */
	hasOptions: boolean;
	activeId: string | undefined;
};

/** How the field hands its keys on. */
export type FlyoutHandle = { onKeyDown(event: KeyboardEvent): void };
