import type { CSSProperties } from 'react';

/** The plate behind a picture, as a token for styles; where the tint is unknown, they have their own. */
export function plateStyle(tint: string | null | undefined): CSSProperties | undefined {
	return tint ? ({ '--plate': `var(--tint-${tint})` } as CSSProperties) : undefined;
}
