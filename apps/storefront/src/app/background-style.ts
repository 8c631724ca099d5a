import type { PageBackground } from '@korb/contracts/content/content';
import type { CSSProperties } from 'react';

export function toBackgroundStyle(background: PageBackground): CSSProperties | undefined {
	if (!background.color && !background.image) return undefined;
	return {
		...(background.color && { backgroundColor: background.color }),
		...(background.image && {
			backgroundImage: `url("${background.image}")`,
			backgroundRepeat: background.repeat,
			backgroundSize: background.size,
		}),
	};
}
