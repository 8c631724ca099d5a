'use client';

import type { Choice } from '@korb/contracts/content/editor-choices';
import { ChoiceView } from './choice-view.tsx';
import { useWords } from './texts.ts';

type ChosenListProps = {
	values: string[];
	known: Map<string, Choice>;
	/** Whether the shop's details about them have loaded. */
	isComplete: boolean;
	isOrdered: boolean;
	isDisabled: boolean;
	onChange: (values: string[]) => void;
};

/** The selection in its order, with keyboard-accessible buttons. */
export function ChosenList(props: ChosenListProps) {
	const { values, known, isComplete, isOrdered, isDisabled, onChange } = props;
	const { t } = useWords();
	if (values.length === 0) return null;
	const nameOf = (value: string) => known.get(value)?.label ?? value;
	const swap = (index: number, other: number) =>
		onChange(values.with(index, values[other] ?? '').with(other, values[index] ?? ''));
	return (
		<ol className="korb-picker__chosen">
			{values.map((value, index) => {
				const choice = known.get(value);
				return (
					<li key={value} className="korb-choice">
						{choice ? (
							<ChoiceView choice={choice} hasKind={false} />
						) : (
							<>
								<span className="korb-choice__picture" />
								<span className="korb-choice__text">
									<span>{value}</span>
									{isComplete && <small className="korb-choice__lack">{t('unknown')}</small>}
								</span>
							</>
						)}
						<span className="korb-choice__buttons">
							{isOrdered && (
								<>
									<button
										type="button"
										aria-label={t('up', nameOf(value))}
										disabled={isDisabled || index === 0}
										onClick={() => swap(index, index - 1)}
									>
										↑
									</button>
									<button
										type="button"
										aria-label={t('down', nameOf(value))}
										disabled={isDisabled || index === values.length - 1}
										onClick={() => swap(index, index + 1)}
									>
										↓
									</button>
								</>
							)}
							<button
								type="button"
								aria-label={t('remove', nameOf(value))}
								disabled={isDisabled}
								onClick={() => onChange(values.toSpliced(index, 1))}
							>
								×
							</button>
						</span>
					</li>
				);
			})}
		</ol>
	);
}
