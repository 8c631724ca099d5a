import type { KeyboardEvent } from 'react';

/** State of the listbox, for the ARIA attributes of the field. */
export type Popup = {
	isOpen: boolean;
	/** The popup may have a message without any options. */
	hasOptions: boolean;
	activeId: string | undefined;
};

/** Receives the key events of the field. */
export type FlyoutHandle = { onKeyDown(event: KeyboardEvent): void };
