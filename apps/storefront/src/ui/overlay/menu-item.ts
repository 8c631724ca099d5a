import type { ReactNode } from 'react';

export type MenuItem = {
	key: string;
	text: ReactNode;
	icon?: ReactNode;
	disabled?: boolean;
	/** A destructive action. */
	danger?: boolean;
	onSelect: () => void;
};
