import type { SavedMethod } from '@korb/contracts/customer/payment-method-endpoints';
import { SAVEABLE_METHOD } from '@korb/domain/payment/card-expiry';
import { useRef, useState } from 'react';
import { notifications } from '../../../platform/browser/notifications.ts';
import { useSite } from '../../../platform/site.tsx';
import { Panel } from '../../../ui/card/panel.tsx';
import { RemoveCard } from './remove-card.tsx';
import { SavedCard } from './saved-card.tsx';
import styles from './saved-cards.module.css';

type SavedCardsProps = {
	methods: SavedMethod[];
	onPrimary: (id: string) => Promise<void>;
	onRemove: (method: SavedMethod) => Promise<void>;
};

export function SavedCards({ methods, onPrimary, onRemove }: SavedCardsProps) {
	const { t, config } = useSite();
	const [toRemove, setToRemove] = useState<SavedMethod | null>(null);
	const hint = useRef<HTMLParagraphElement>(null);
	const others = config.checkout.paymentMethods.filter((key) => key !== SAVEABLE_METHOD);
	const names = new Intl.ListFormat(config.locale).format(others.map((key) => t(`payment.${key}`)));

	const failed = () =>
		notifications.show({ key: 'methods', type: 'error', message: t('account.failed') });

	function remove(method: SavedMethod): void {
		setToRemove(null);
		onRemove(method).then(
			() => notifications.show({ key: 'methods', type: 'success', message: t('methods.removed') }),
			failed,
		);
	}

	return (
		<Panel title={t('methods.title')} lead={t('methods.lead')}>
			{methods.length > 0 ? (
				<ul className={styles['cards']}>
					{methods.map((method) => (
						<SavedCard
							key={method.id}
							method={method}
							onPrimary={() => void onPrimary(method.id).catch(failed)}
							onRemove={() => setToRemove(method)}
						/>
					))}
				</ul>
			) : (
				<p className={styles['none']}>{t('methods.none')}</p>
			)}
			<p ref={hint} tabIndex={-1} className={styles['hint']}>
				{t('methods.howTo')}
			</p>
			{others.length > 0 && (
				<p className={styles['hint']}>{t('methods.noSaving', { methods: names })}</p>
			)}
			<RemoveCard
				card={toRemove}
				next={toRemove?.isPrimary ? findNext(methods, toRemove) : undefined}
				onKeep={() => setToRemove(null)}
				onRemove={remove}
				fallbackFocus={hint}
			/>
		</Panel>
	);
}

/** As the server decides it: the oldest of the others that still pays. */
function findNext(methods: SavedMethod[], removed: SavedMethod): SavedMethod | undefined {
	return methods.find(({ id, expired }) => id !== removed.id && !expired);
}
