import type { CSSProperties } from 'react';
import { classes } from '../classes.ts';
import styles from './skeleton.module.css';

/** A loading placeholder. The surrounding region announces it once, by `aria-busy` and a text. */
export function Skeleton({
	width = '100%',
	height = '1em',
	shape = 'line',
}: {
	width?: CSSProperties['inlineSize'];
	height?: CSSProperties['blockSize'];
	shape?: 'line' | 'plate' | 'circle';
}) {
	return (
		<span
			aria-hidden="true"
			className={classes(styles['skeleton'], styles[shape])}
			style={shape === 'plate' ? undefined : { inlineSize: width, blockSize: height }}
		/>
	);
}
