import type { ReactNode } from 'react';

/** For those who listen; takes no room. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
	return <span className="visually-hidden">{children}</span>;
}
