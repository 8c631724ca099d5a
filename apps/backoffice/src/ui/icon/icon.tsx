import { classes } from '../classes.ts';
import styles from './icon.module.css';

type IconProps = { size?: 'sm' | 'md' | 'lg'; className?: string | undefined };

export type IconComponent = ReturnType<typeof icon>;

/**
 * Creates an icon component from one path on a 24 × 24 grid; `pnpm icons` generates them from Lucide
 * (ISC). Icons are decorative: their parent always has a text or a label.
 * @__NO_SIDE_EFFECTS__
 */
export function icon(path: string) {
	return ({ size = 'md', className }: IconProps) => (
		<svg
			viewBox="0 0 24 24"
			aria-hidden="true"
			focusable="false"
			className={classes(styles['icon'], styles[size], className)}
		>
			<path d={path} />
		</svg>
	);
}
