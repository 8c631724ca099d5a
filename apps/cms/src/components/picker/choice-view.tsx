'use client';

import type { Choice } from '@korb/contracts/content/editor-choices';
import { availabilityLabel, countLabel, kindLabel, priceText, useWords } from './texts.ts';

/** An option or selected item: image, name, distinguishing detail, price and availability. */
export function ChoiceView({ choice, hasKind }: { choice: Choice; hasKind: boolean }) {
	const { say, language } = useWords();
	const { availability, price, productCount } = choice;
	const facts = [
		hasKind && say(kindLabel(choice.kind)),
		choice.detail,
		choice.kind === 'product' && !hasKind && choice.value,
		productCount !== null && say(countLabel(productCount)),
	].filter(Boolean);
	const isLacking = availability === 'temporarilyUnavailable' || availability === 'unavailable';
	return (
		<>
			<span className="korb-choice__picture">
				{choice.picture && (
					<img src={choice.picture} alt="" width={40} height={40} loading="lazy" />
				)}
			</span>
			<span className="korb-choice__text">
				<span>{choice.label}</span>
				<small>{facts.join(' · ')}</small>
			</span>
			{(price || availability) && (
				<span className="korb-choice__offer">
					{price && <span>{priceText(price, language)}</span>}
					{availability && (
						<small className={isLacking ? 'korb-choice__lack' : undefined}>
							{say(availabilityLabel(availability))}
						</small>
					)}
				</span>
			)}
		</>
	);
}
