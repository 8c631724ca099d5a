import { classes } from '../classes.ts';
import styles from './progress.module.css';

type ProgressProps = {
	value: number;
	max: number;
	label: string;
	/** The value as text: "24 von 96 Produkten". */
	valueText?: string;
	tone?: 'ink' | 'fresh' | 'club' | 'action';
	size?: 'sm' | 'md';
};

export function Progress({
	value,
	max,
	label,
	valueText,
	tone = 'ink',
	size = 'md',
}: ProgressProps) {
	const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
	return (
		<div
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={max}
			aria-valuenow={Math.min(value, max)}
			aria-valuetext={valueText}
			className={classes(styles['track'], styles[tone], styles[size])}
		>
			<div className={styles['bar']} style={{ inlineSize: `${share * 100}%` }} />
		</div>
	);
}
