import type { ReactNode } from 'react';

export type DialogProps = {
	open: boolean;
	onClose: () => void;
	title: ReactNode;
	/** One sentence under the title. */
	description?: ReactNode;
	closeLabel: string;
	/** Stay in sight while the body scrolls. */
	actions?: ReactNode;
	size?: 'sm' | 'md' | 'lg' | 'xl';
	/** A decision that may not be skipped by pressing beside the dialog. */
	mustAnswer?: boolean;
	children?: ReactNode;
};
