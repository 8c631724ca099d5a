import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './floor.module.css';

type FloorButtonProps = ComponentProps<'button'> & { variant?: 'plain' | 'primary' | 'danger' };

export function FloorButton({ variant = 'plain', type = 'button', ...rest }: FloorButtonProps) {
	return (
		<button
			type={type}
			className={classes(styles['button'], variant !== 'plain' && styles[variant])}
			{...rest}
		/>
	);
}

/** Shows nothing but an icon, so it needs an `aria-label`. */
export function FloorSquare(props: ComponentProps<'button'> & { 'aria-label': string }) {
	return <button type="button" className={styles['square']} {...props} />;
}
