import type { ComponentProps } from 'react';
import { Kbd } from '../button/kbd.tsx';
import { SearchIcon } from '../icons/search.ts';
import styles from './field.module.css';

type SearchBoxProps = ComponentProps<'input'> & { 'aria-label': string; shortcut?: string };

export function SearchBox({ shortcut, ...input }: SearchBoxProps) {
	return (
		<div className={styles['searchbox']}>
			<SearchIcon />
			<input
				{...input}
				type="search"
				className={styles['input']}
				aria-keyshortcuts={shortcut}
				autoComplete="off"
			/>
			{shortcut && <Kbd className={styles['key']}>{shortcut}</Kbd>}
		</div>
	);
}
