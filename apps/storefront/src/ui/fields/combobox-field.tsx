import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './combobox-field.module.css';
import { TextField } from './text-field.tsx';

export type ComboboxOption = {
	id: string;
	title: string;
	text?: string;
	/** A label at the end of the line. */
	end?: ReactNode;
};

type ComboboxFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'role'> & {
	value: string;
	options: readonly ComboboxOption[];
	/** Name of the list. */
	listLabel: string;
	/** Announced whenever the list is shown: "3 Vorschläge". */
	countText: (count: number) => string;
	onType: (text: string) => void;
	onChoose: (option: ComboboxOption) => void;
	/** Enter without a list to choose from. */
	onEnter?: () => void;
};

/** Completes what is typed; focus stays in the field while arrow keys move through the list. */
export function ComboboxField({
	value,
	options,
	listLabel,
	countText,
	onType,
	onChoose,
	onEnter,
	onBlur,
	...rest
}: ComboboxFieldProps) {
	const listId = useId();
	const [isOpen, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const isShown = isOpen && options.length > 0;

	function choose(option: ComboboxOption): void {
		setActive(-1);
		onChoose(option);
	}

	function onKeyDown(event: KeyboardEvent): void {
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			event.preventDefault();
			setOpen(true);
			const step = event.key === 'ArrowDown' ? 1 : -1;
			setActive(((active + step + options.length + 1 + 1) % (options.length + 1)) - 1);
		} else if (event.key === 'Enter') {
			event.preventDefault();
			const option = options[active] ?? options[0];
			if (isShown && option) choose(option);
			else onEnter?.();
		} else if (event.key === 'Escape' && isShown) {
			event.preventDefault();
			event.stopPropagation();
			setOpen(false);
			setActive(-1);
		}
	}

	return (
		<div className={styles['combo']}>
			<TextField
				{...rest}
				role="combobox"
				aria-expanded={isShown}
				aria-controls={listId}
				aria-autocomplete="list"
				aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
				value={value}
				onKeyDown={onKeyDown}
				onBlur={(event) => {
					setOpen(false);
					onBlur?.(event);
				}}
				onChange={({ currentTarget }) => {
					setOpen(true);
					setActive(-1);
					onType(currentTarget.value);
				}}
			/>
			<div
				id={listId}
				role="listbox"
				aria-label={listLabel}
				hidden={!isShown}
				className={styles['list']}
			>
				{isShown &&
					options.map((option, index) => (
						<div
							key={option.id}
							id={`${listId}-${index}`}
							role="option"
							tabIndex={-1}
							aria-selected={index === active}
							// Keeps focus in the field until the click is handled.
							onPointerDown={(event) => event.preventDefault()}
							onClick={() => choose(option)}
							onKeyDown={() => {}}
						>
							{rest.leading}
							<span>
								<Completed text={option.title} typed={value} />
								{option.text && <small>{option.text}</small>}
							</span>
							{option.end}
						</div>
					))}
			</div>
			<p className="visually-hidden" role="status">
				{isShown && countText(options.length)}
			</p>
		</div>
	);
}

/** Typed text is bold, its completion is not. */
function Completed({ text, typed }: { text: string; typed: string }) {
	const start = typed.trim().toLocaleLowerCase();
	if (!text.toLocaleLowerCase().startsWith(start)) return <b>{text}</b>;
	return (
		<>
			<b>{text.slice(0, start.length)}</b>
			{text.slice(start.length)}
		</>
	);
}
