import { Autocomplete } from '@base-ui/react/autocomplete';
import { type ReactNode, type Ref, useRef } from 'react';
import { classes } from '../classes.ts';
import { SearchIcon } from '../icons/search.ts';
import field from './field.module.css';
import styles from './search-pick.module.css';

type SearchPickProps<Item> = {
	ref?: Ref<HTMLInputElement>;
	label: string;
	placeholder?: string;
	resultsLabel: string;
	typed: string;
	onType: (typed: string) => void;
	items: readonly Item[];
	/** Hits of what was typed before: none of them is taken. */
	isStale: boolean;
	keyOf: (item: Item) => string;
	isDisabled?: (item: Item) => boolean;
	onPick: (item: Item) => void;
	/** Shown while there are no items. */
	empty: ReactNode;
	children: (item: Item) => ReactNode;
};

/** A search whose hits the arrow keys walk through; Enter takes one and leaves the cursor here. */
export function SearchPick<Item>({
	ref,
	label,
	placeholder,
	resultsLabel,
	typed,
	onType,
	items,
	isStale,
	keyOf,
	isDisabled = () => false,
	onPick,
	empty,
	children,
}: SearchPickProps<Item>) {
	const box = useRef<HTMLDivElement>(null);
	return (
		<Autocomplete.Root
			open
			inline
			mode="none"
			items={items}
			autoHighlight="always"
			keepHighlight
			value={typed}
			onValueChange={(value, { reason }) => {
				// Taking a hit must not type its name.
				if (reason !== 'item-press') onType(value);
			}}
			itemToStringValue={keyOf}
		>
			<div className={field['searchbox']} ref={box}>
				<SearchIcon />
				<Autocomplete.Input
					ref={ref}
					className={field['input']}
					aria-label={label}
					placeholder={placeholder}
					autoComplete="off"
					maxLength={80}
					// It takes a hit, and sends no form around it.
					onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
				/>
			</div>
			<Autocomplete.List
				className={classes(styles['list'], isStale && styles['stale'])}
				aria-label={resultsLabel}
				aria-busy={isStale}
			>
				{(item: Item) => (
					<Autocomplete.Item
						key={keyOf(item)}
						value={item}
						disabled={isDisabled(item)}
						className={styles['item']}
						onClick={() => {
							if (isStale || isDisabled(item)) return;
							onPick(item);
							// What is typed next replaces the search.
							box.current?.querySelector('input')?.select();
						}}
					>
						{children(item)}
					</Autocomplete.Item>
				)}
			</Autocomplete.List>
			<Autocomplete.Empty className={styles['empty']}>
				{items.length === 0 && empty}
			</Autocomplete.Empty>
		</Autocomplete.Root>
	);
}
