'use client';

import type { Choice, ChoiceKind, ChoiceList } from '@korb/contracts/content/editor-choices';
import { type KeyboardEvent, useId, useState } from 'react';
import { ChoiceView } from './choice-view.tsx';
import { useWords } from './texts.ts';
import { useShop } from './use-shop.ts';

type ComboboxProps = {
	/** Id of the input, for the field's label. */
	id: string;
	kind: ChoiceKind;
	text: string;
	onType: (text: string) => void;
	onChoose: (choice: Choice) => void;
	describedBy?: string | undefined;
	isInvalid: boolean;
	isDisabled: boolean;
};

/** A text field with the shop's results below it, following the ARIA combobox pattern. */
export function Combobox(props: ComboboxProps) {
	const { id, kind, text, onType, onChoose, isDisabled } = props;
	const { t } = useWords();
	const listId = useId();
	const [isOpen, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const term = text.trim().slice(0, 120);
	const query = isOpen && (term.length > 1 || kind !== 'product') ? { kind, term } : null;
	const { answer, isAway } = useShop<ChoiceList>('choices', query);
	const choices = isOpen ? (answer?.results ?? []) : [];

	function choose(choice: Choice) {
		setOpen(false);
		setActive(-1);
		onChoose(choice);
	}

	function onKeyDown(event: KeyboardEvent) {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step) {
			event.preventDefault();
			setOpen(true);
			if (choices.length > 0) setActive((active + step + choices.length) % choices.length);
		}
		if (event.key === 'Enter') {
			// Choosing an option must not submit the form.
			event.preventDefault();
			const choice = choices[active] ?? (kind === 'link' ? undefined : choices[0]);
			if (choice) choose(choice);
		}
		if (event.key === 'Escape' && isOpen) {
			event.stopPropagation();
			setOpen(false);
		}
	}

	return (
		<div className="korb-picker__combobox">
			<input
				id={id}
				type="text"
				role="combobox"
				aria-expanded={choices.length > 0}
				aria-controls={listId}
				aria-autocomplete="list"
				aria-activedescendant={choices[active] ? `${listId}-${active}` : undefined}
				aria-describedby={props.describedBy}
				aria-invalid={props.isInvalid || undefined}
				autoComplete="off"
				placeholder={t(kind)}
				disabled={isDisabled}
				value={text}
				onChange={(event) => {
					setOpen(true);
					setActive(-1);
					onType(event.target.value);
				}}
				onFocus={() => setOpen(true)}
				onBlur={() => setOpen(false)}
				onKeyDown={onKeyDown}
			/>
			<div
				id={listId}
				role="listbox"
				aria-label={t(kind)}
				className="korb-picker__list"
				hidden={choices.length === 0}
			>
				{choices.map((choice, index) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the focused input handles the keys
					<div
						key={`${choice.kind} ${choice.value}`}
						id={`${listId}-${index}`}
						role="option"
						tabIndex={-1}
						aria-selected={index === active}
						className="korb-choice"
						// Otherwise the input loses focus and the list closes before the click arrives.
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => choose(choice)}
					>
						<ChoiceView choice={choice} hasKind={kind === 'link'} />
					</div>
				))}
			</div>
			<span role="status" className="korb-picker__status">
				{isAway && t('away')}
				{query &&
					answer &&
					term &&
					(choices.length > 0 ? (
						<span className="korb-hidden">{t('found', String(choices.length))}</span>
					) : (
						kind !== 'link' && t('none')
					))}
			</span>
		</div>
	);
}
