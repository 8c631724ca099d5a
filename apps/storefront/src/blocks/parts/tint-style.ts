import type { Tint } from '@korb/contracts/blocks/primitives';
import type { CSSProperties } from 'react';

/** The plate behind a picture, as a token for the block's own styles. */
export function tintStyle(tint: Tint | null): CSSProperties | undefined {
	return tint ? ({ '--plate': `var(--tint-${tint})` } as CSSProperties) : undefined;
}
