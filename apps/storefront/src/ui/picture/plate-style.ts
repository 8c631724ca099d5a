import type { CSSProperties } from 'react';

/** The tint behind a picture as a CSS variable; for an unknown one, stylesheets have a default. */
export function plateStyle(tint: string | null | undefined): CSSProperties | undefined {
	return tint ? ({ '--plate': `var(--tint-${tint})` } as CSSProperties) : undefined;
}
