import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { ChevronDownIcon } from '../icons/chevron-down.ts';
import { XIcon } from '../icons/x.ts';
import { Menu, MenuItem } from '../menu/menu.tsx';
import styles from './filter-menu.module.css';

type FilterOption = {
	value: string;
	text: string;
	/** Instead of the text, among the options. */
	mark?: ReactNode;
	level?: number;
};
type FilterMenuProps = {
	label: string;
	/** Names the button that removes a chosen filter; without it, one option is always chosen. */
	removeLabel?: string;
	options: readonly FilterOption[];
	value: string | null;
	onChange: (value: string | null) => void;
};

/** A filter as a chip: opens its options, and once one is chosen, takes it away again. */
export function FilterMenu({ label, removeLabel, options, value, onChange }: FilterMenuProps) {
	const chosen = options.find((option) => option.value === value);
	if (chosen && removeLabel) {
		return (
			<button
				type="button"
				className={classes(styles['chip'], styles['on'])}
				aria-label={removeLabel}
				onClick={() => onChange(null)}
			>
				{label}: <b>{chosen.text}</b>
				<XIcon size="sm" />
			</button>
		);
	}
	return (
		<Menu
			trigger={
				<button type="button" className={classes(styles['chip'], chosen && styles['on'])}>
					{label}
					{chosen && (
						<>
							: <b>{chosen.text}</b>
						</>
					)}
					<ChevronDownIcon size="sm" />
				</button>
			}
		>
			<div className={styles['options']}>
				{options.map(({ value: option, text, mark = text, level = 0 }) => (
					<MenuItem key={option} onClick={() => onChange(option)}>
						<span style={{ paddingLeft: level * 14 }}>{mark}</span>
					</MenuItem>
				))}
			</div>
		</Menu>
	);
}
