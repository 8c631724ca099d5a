import type { ComponentProps } from 'react';
import styles from './field.module.css';

/** Takes effect where it stands; what it is called is a label or the text it refers to. */
export function Switch(props: ComponentProps<'input'>) {
	return (
		// biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked.
		<input {...props} type="checkbox" role="switch" className={styles['switch']} />
	);
}
