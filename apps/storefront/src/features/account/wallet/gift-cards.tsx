import type { GiftCard } from '@korb/contracts/wallet/wallet';
import { useRef, useState } from 'react';
import { notifications } from '../../../platform/browser/notifications.ts';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Panel } from '../../../ui/card/panel.tsx';
import { AddGiftCard } from './add-gift-card.tsx';
import { GiftCardRow } from './gift-card-row.tsx';
import { RemoveGiftCard } from './remove-gift-card.tsx';
import styles from './wallet.module.css';

type GiftCardsProps = {
	cards: GiftCard[];
	onAdd: (code: string) => Promise<void>;
	onRemove: (id: string) => Promise<void>;
};

export function GiftCards({ cards, onAdd, onRemove }: GiftCardsProps) {
	const t = useMessages();
	const [toRemove, setToRemove] = useState<GiftCard | null>(null);
	const field = useRef<HTMLInputElement>(null);

	function remove({ id }: GiftCard): void {
		setToRemove(null);
		onRemove(id).then(
			() => notifications.show({ key: 'wallet', type: 'success', message: t('wallet.removed') }),
			() => notifications.show({ key: 'wallet', type: 'error', message: t('account.failed') }),
		);
	}

	return (
		<Panel title={t('wallet.add')}>
			<AddGiftCard field={field} onAdd={onAdd} />
			{cards.length > 0 && (
				<ul className={styles['cards']} aria-label={t('wallet.cards')}>
					{cards.map((card) => (
						<GiftCardRow key={card.id} card={card} onRemove={() => setToRemove(card)} />
					))}
				</ul>
			)}
			<RemoveGiftCard
				card={toRemove}
				onKeep={() => setToRemove(null)}
				onRemove={remove}
				fallbackFocus={field}
			/>
		</Panel>
	);
}
