import type { ReactNode } from 'react';

export type MenuItem = {
	key: string;
	text: ReactNode;
	icon?: ReactNode;
	disabled?: boolean;
	/** Deletes or ends something. */
	danger?: boolean;
	onSelect: () => void;
};
