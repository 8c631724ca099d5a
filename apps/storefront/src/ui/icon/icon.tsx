import type { SVGProps } from 'react';
import { classes } from '../classes.ts';
import styles from './icon.module.css';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'd' | 'path'> & {
	size?: 'sm' | 'md' | 'lg';
};

/**
 * Creates an icon component from one path on a 24 × 24 grid. `mirrored` icons follow the reading
 * direction. `pnpm icons` generates the paths from Lucide (ISC), each in a file of its own, so that a
 * page loads only the icons it shows.
 * @__NO_SIDE_EFFECTS__
 */
export function icon(path: string, mirrored = false) {
	return (props: IconProps) => <Drawing path={path} mirrored={mirrored} {...props} />;
}

/** Icons are decorative: their parent always has a text or a label. */
function Drawing({
	path,
	mirrored,
	size = 'md',
	className,
	...rest
}: IconProps & { path: string; mirrored: boolean }) {
	return (
		<svg
			viewBox="0 0 24 24"
			aria-hidden="true"
			focusable="false"
			className={classes(styles['icon'], styles[size], mirrored && styles['mirrored'], className)}
			{...rest}
		>
			<path d={path} />
		</svg>
	);
}
