import { classes } from '../classes.ts';
import styles from './kbd.module.css';

/** A key. Next to a control it is decorative: the control announces its shortcut itself. */
export function Kbd({ children, className }: { children: string; className?: string | undefined }) {
	return <kbd className={classes(styles['kbd'], className)}>{children}</kbd>;
}
