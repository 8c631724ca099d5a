import type { GiftCard } from '@korb/contracts/wallet/wallet';
import type { RefObject } from 'react';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

type RemoveGiftCardProps = {
	card: GiftCard | null;
	onKeep: () => void;
	onRemove: (card: GiftCard) => void;
	fallbackFocus: RefObject<HTMLElement | null>;
};

/** Says what happens to the money: it stays on the card, for whoever has the code. */
export function RemoveGiftCard({ card, onKeep, onRemove, fallbackFocus }: RemoveGiftCardProps) {
	const { t } = useSite();
	const { formatMoney } = useFormats();
	return (
		<Dialog
			size="sm"
			open={card !== null}
			onClose={onKeep}
			title={card && t('wallet.removeTitle', { code: card.code })}
			closeLabel={t('account.close')}
			fallbackFocus={fallbackFocus}
			actions={
				<>
					<Button variant="danger" onClick={() => card && onRemove(card)}>
						{t('wallet.removeYes')}
					</Button>
					<Button variant="ink" onClick={onKeep}>
						{t('account.keep')}
					</Button>
				</>
			}
		>
			{card && card.balance > 0 && !card.isExpired && (
				<p>{t('wallet.removeText', { amount: formatMoney(card.balance) })}</p>
			)}
		</Dialog>
	);
}
