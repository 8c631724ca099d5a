import { classes } from '../classes.ts';
import styles from './avatar.module.css';
import { initialsOf } from './initials-of.ts';

const tints = ['plum', 'green', 'amber', 'blue', 'red'] as const;

/** Decorative: the name always stands beside it. `isPlain` marks people who have not signed in yet. */
export function Avatar({ name, isPlain = false }: { name: string; isPlain?: boolean }) {
	return (
		<span
			className={classes(styles['avatar'], !isPlain && styles[tintOf(name)])}
			aria-hidden="true"
		>
			{initialsOf(name)}
		</span>
	);
}

/** The same person has the same tint everywhere. */
function tintOf(name: string): (typeof tints)[number] {
	const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
	return tints[sum % tints.length] ?? 'plum';
}
