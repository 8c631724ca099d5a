import type { PersonalPlace } from '@korb/contracts/content/content';
import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './personal-place.module.css';
import { storedHeight } from './stored-height.ts';

type PersonalPlaceProps = {
	place: PersonalPlace;
	className: string | undefined;
	/** Guest content, if any. */
	children: ReactNode;
};

/**
 * A section whose block for this customer is still loading. Guests see their own block; known
 * customers see a placeholder of about the right height.
 */
export function PersonalPlaceView({ place, className, children }: PersonalPlaceProps) {
	const kept = { '--kept': `${storedHeight(place.type)}px` } as CSSProperties;
	return (
		<div
			className={classes(className, styles['place'])}
			data-block={place.type}
			data-shown-to={place.shownTo.join(' ')}
			style={children ? undefined : kept}
		>
			{children}
		</div>
	);
}
