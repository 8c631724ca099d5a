import { searchPath } from '@korb/domain/search/search-path';
import { MIN_TERM_LENGTH } from '@korb/domain/search/search-term';
import { type FormEvent, useRef, useState } from 'react';
import { onDemand, useOnDemand } from '../../platform/builds/on-demand.ts';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useAppNavigate } from '../../platform/navigation/use-navigate.ts';
import { useSite } from '../../platform/site.tsx';
import { ArrowLeftIcon } from '../../ui/icons/arrow-left.ts';
import { SearchIcon } from '../../ui/icons/search.ts';
import { XIcon } from '../../ui/icons/x.ts';
import type { FlyoutHandle, Popup } from './flyout/popup.ts';
import styles from './search-form.module.css';
import { useSearchText } from './use-search-text.ts';

export const searchFlyout = onDemand(
	async () => (await import('./flyout/search-flyout.tsx')).SearchFlyout,
);

type SearchFormProps = {
	id: string;
	/** Distinguishes it from the one in the header. */
	label?: string;
	hasFlyout?: boolean;
};

/** A plain form that works without JavaScript, with a flyout while typing. */
export function SearchForm({ id, label, hasFlyout = false }: SearchFormProps) {
	const t = useMessages();
	const { config, routes } = useSite();
	const navigate = useAppNavigate();
	const [text, setText] = useSearchText();
	const [isUsed, setUsed] = useState(false);
	const [isTyping, setTyping] = useState(false);
	const [popup, setPopup] = useState<Popup>(closed);
	const flyout = useRef<FlyoutHandle>(null);
	const field = useRef<HTMLInputElement>(null);
	const SearchFlyout = useOnDemand(searchFlyout, hasFlyout && isUsed);

	const search = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const path = searchPath(routes, text);
		setTyping(false);
		if (path) navigate(path);
	};
	const clear = () => {
		setText('');
		setTyping(true);
		field.current?.focus();
	};
	return (
		<search
			aria-label={label}
			className={popup.isOpen ? styles['open'] : undefined}
			data-open={popup.isOpen || undefined}
			onBlur={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) setTyping(false);
			}}
		>
			<form
				action={`/${config.slugs.search}`}
				method="get"
				className={styles['form']}
				onSubmit={search}
			>
				{popup.isOpen && (
					<button
						type="button"
						className={styles['back']}
						aria-label={t('search.close')}
						onClick={() => setTyping(false)}
					>
						<ArrowLeftIcon />
					</button>
				)}
				<div className={styles['field']}>
					<SearchIcon />
					<label htmlFor={id} className="visually-hidden">
						{t('shell.search')}
					</label>
					<input
						ref={field}
						id={id}
						name="term"
						type="search"
						required
						minLength={MIN_TERM_LENGTH}
						placeholder={t('shell.search.hint')}
						autoComplete="off"
						value={text}
						onFocus={() => {
							setUsed(true);
							if (!text) setTyping(true);
						}}
						onChange={({ currentTarget }) => {
							setText(currentTarget.value);
							setTyping(true);
						}}
						onKeyDown={(event) => flyout.current?.onKeyDown(event)}
						{...(hasFlyout && isUsed && toComboboxProps(id, popup))}
					/>
					{text && (
						<button
							type="button"
							className={styles['clear']}
							aria-label={t('search.clear')}
							onClick={clear}
						>
							<XIcon />
						</button>
					)}
				</div>
			</form>
			{SearchFlyout && (
				<SearchFlyout
					ref={flyout}
					id={toListId(id)}
					text={isTyping ? text : null}
					onPopup={setPopup}
					onTyping={setTyping}
				/>
			)}
		</search>
	);
}

const closed: Popup = { isOpen: false, hasOptions: false, activeId: undefined };

function toListId(id: string): string {
	return `${id}-hits`;
}

function toComboboxProps(id: string, { hasOptions, activeId }: Popup) {
	return {
		role: 'combobox',
		'aria-autocomplete': 'list',
		'aria-expanded': hasOptions,
		'aria-controls': hasOptions ? toListId(id) : undefined,
		'aria-activedescendant': hasOptions ? activeId : undefined,
	} as const;
}
