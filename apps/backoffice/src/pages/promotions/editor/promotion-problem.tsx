import type { NewPromotion, Promotion } from '@korb/contracts/admin/promotions/promotions';
import type { BackofficeMessageKey } from '@korb/messages/backoffice';
import { useLocation } from 'react-router';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { BothValues } from '../../../ui/note/both-values.tsx';
import { Note } from '../../../ui/note/note.tsx';
import type { PromotionSave } from './use-save-promotion.ts';

const refusals: Record<string, BackofficeMessageKey> = {
	empty: 'promotions.refused.empty',
	noMembers: 'promotions.refused.noMembers',
	ownedByFeed: 'product.ownedByFeedText',
	prices: 'promotions.refused.prices',
	startsInPast: 'promotions.refused.startsInPast',
};

type PromotionProblemProps = { save: PromotionSave; mine: NewPromotion | null };

export function PromotionProblem({ save, mine }: PromotionProblemProps) {
	const t = useMessages();
	// Of a new draft that was saved and could not be published.
	const { state } = useLocation();
	const { error, newer, takeTheirs } = save;
	if (newer) {
		return (
			<>
				<BothValues values={mine ? differences(newer, mine) : []} />
				<div>
					<Button onClick={takeTheirs}>{t('stale.takeTheirs')}</Button>
				</div>
			</>
		);
	}
	const code = error && 'code' in error ? String(error.code) : (state?.refused ?? null);
	const reason = code === null ? undefined : refusals[code];
	if (!error && !reason) return null;
	return (
		<Note tone="danger" isAlert>
			{reason ? t(reason) : t('notSaved')}
		</Note>
	);

	function differences(theirs: Promotion, own: NewPromotion) {
		const rowsOf = ({ name, startsOn, endsOn, prices, ...terms }: NewPromotion) => [
			{ label: t('promotions.name'), value: name },
			{ label: t('promotions.firstDay'), value: startsOn },
			{ label: t('promotions.lastDay'), value: endsOn },
			{ label: t('promotions.percentOff'), value: terms.percentOff?.toString() ?? '' },
			{ label: t('promotions.forMembers'), value: t(terms.isForMembers ? 'yes' : 'no') },
			{
				label: t('promotions.multiBuy.from'),
				value: terms.multiBuy?.fromQuantity.toString() ?? '',
			},
			{ label: t('promotions.multiBuy.pay'), value: terms.multiBuy?.payQuantity?.toString() ?? '' },
			{
				label: t('promotions.price'),
				value: prices
					.map(({ sku, region, priceCents }) =>
						`${sku} ${region} ${priceCents === null ? '' : priceCents / 100}`.trim(),
					)
					.sort()
					.join(', '),
			},
		];
		const stored = rowsOf(theirs);
		return rowsOf(own).map(({ label, value }, index) => ({
			label,
			theirs: stored[index]?.value ?? '',
			mine: value,
		}));
	}
}
