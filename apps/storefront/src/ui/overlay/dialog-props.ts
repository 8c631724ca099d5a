import type { ReactNode, RefObject } from 'react';

export type DialogProps = {
	open: boolean;
	onClose: () => void;
	title: ReactNode;
	/** One sentence under the title. */
	description?: ReactNode;
	closeLabel: string;
	/** Stay visible while the body scrolls. */
	actions?: ReactNode;
	size?: 'sm' | 'md' | 'lg' | 'xl';
	/** A decision that cannot be dismissed by clicking outside the dialog. */
	mustAnswer?: boolean;
	/** The first element by default. */
	initialFocus?: RefObject<HTMLElement | null>;
	/** Gets the focus in the end if the element that opened the dialog is gone. */
	fallbackFocus?: RefObject<HTMLElement | null>;
	children?: ReactNode;
};
