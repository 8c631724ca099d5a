import type { SavedMethod } from '@korb/contracts/customer/payment-method-endpoints';
import type { RefObject } from 'react';
import { useSite } from '../../../platform/site.tsx';
import { cardName } from '../../../shop/payment-methods/card-name.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

type RemoveCardProps = {
	card: SavedMethod | null;
	/** What is preselected at the checkout afterwards. */
	next: SavedMethod | undefined;
	onKeep: () => void;
	onRemove: (card: SavedMethod) => void;
	fallbackFocus: RefObject<HTMLElement | null>;
};

export function RemoveCard({ card, next, onKeep, onRemove, fallbackFocus }: RemoveCardProps) {
	const site = useSite();
	const { t } = site;
	return (
		<Dialog
			size="sm"
			open={card !== null}
			onClose={onKeep}
			title={card && t('methods.removeTitle', { card: cardName(site, card) })}
			closeLabel={t('account.close')}
			fallbackFocus={fallbackFocus}
			actions={
				<>
					<Button variant="danger" onClick={() => card && onRemove(card)}>
						{t('methods.removeYes')}
					</Button>
					<Button variant="ink" onClick={onKeep}>
						{t('account.keep')}
					</Button>
				</>
			}
		>
			<p>
				{t('methods.removeText')} {next && t('methods.removeNext', { card: cardName(site, next) })}
			</p>
		</Dialog>
	);
}
