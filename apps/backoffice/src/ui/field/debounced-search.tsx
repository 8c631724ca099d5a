import { type Ref, useRef, useState } from 'react';
import { SearchBox } from './search-box.tsx';

type DebouncedSearchProps = {
	ref: Ref<HTMLInputElement>;
	label: string;
	placeholder?: string;
	/** What is searched for at first. */
	search: string;
	onSearch: (search: string) => void;
};

const TYPING_MS = 200;

/** Searches once the person stops typing. */
export function DebouncedSearch({
	ref,
	label,
	placeholder,
	search,
	onSearch,
}: DebouncedSearchProps) {
	const [typed, setTyped] = useState(search);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	return (
		<SearchBox
			ref={ref}
			aria-label={label}
			placeholder={placeholder}
			shortcut="/"
			maxLength={80}
			value={typed}
			onChange={({ target }) => {
				setTyped(target.value);
				clearTimeout(timer.current);
				timer.current = setTimeout(() => onSearch(target.value.trim()), TYPING_MS);
			}}
			onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
		/>
	);
}
