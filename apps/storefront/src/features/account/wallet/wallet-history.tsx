import type { WalletEntry } from '@korb/contracts/wallet/wallet';
import { getWalletEntries } from '@korb/contracts/wallet/wallet-paths';
import type { ComponentType } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { usePersonalQuery } from '../../../shop/session/personal-queries.ts';
import { Panel } from '../../../ui/card/panel.tsx';
import { ClockIcon } from '../../../ui/icons/clock.ts';
import { GiftIcon } from '../../../ui/icons/gift.ts';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import { ShoppingBasketIcon } from '../../../ui/icons/shopping-basket.ts';
import { UndoIcon } from '../../../ui/icons/undo.ts';
import { Item, Items } from '../../../ui/layout/item.tsx';
import { LoadingFailed } from '../frame/loading-failed.tsx';
import { Waiting, WaitingRows } from '../frame/waiting.tsx';
import { ENTRIES_KEY } from './use-wallet.ts';
import styles from './wallet.module.css';

const icons: Record<WalletEntry['type'], ComponentType> = {
	add: GiftIcon,
	load: PlusIcon,
	take: ShoppingBasketIcon,
	pay: ShoppingBasketIcon,
	refund: UndoIcon,
	expire: ClockIcon,
	hold: ClockIcon,
	release: UndoIcon,
};

/** Every movement, with the balance after it. */
export function WalletHistory() {
	const { t } = useSite();
	const { data, isError, refetch } = usePersonalQuery<{ entries: WalletEntry[] }>(
		ENTRIES_KEY,
		(signal) => api.call(getWalletEntries, { signal }),
	);
	return (
		<Panel title={t('wallet.history')}>
			{data ? (
				data.entries.length > 0 ? (
					<Items label={t('wallet.history')}>
						{data.entries.map((entry) => (
							<Entry key={entry.createdAt + entry.type + entry.balance} entry={entry} />
						))}
					</Items>
				) : (
					<p className={styles['none']}>{t('wallet.historyEmpty')}</p>
				)
			) : isError ? (
				<LoadingFailed text={t('wallet.loadingFailed')} onRetry={() => void refetch()} />
			) : (
				<Waiting>
					<WaitingRows rows={3} />
				</Waiting>
			)}
		</Panel>
	);
}

function Entry({ entry }: { entry: WalletEntry }) {
	const { t, config } = useSite();
	const { formatMoney } = useFormats();
	const { type, code, orderNumber, amount, balance, createdAt } = entry;
	const Icon = icons[type];
	const time = new Intl.DateTimeFormat(config.locale, {
		...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
		timeZone: config.timeZone,
	}).format(new Date(createdAt));
	const isGain = amount >= 0;
	return (
		<Item
			icon={<Icon />}
			title={t(`wallet.entry.${type}`, { code })}
			text={orderNumber ? `${t('wallet.order', { number: orderNumber })} · ${time}` : time}
			end={
				<span className={styles['value']} data-gain={isGain || undefined}>
					{isGain ? '+' : '−'} {formatMoney(Math.abs(amount))}
					<small>
						<span className="visually-hidden">{t('wallet.balance')} </span>
						{formatMoney(balance)}
					</small>
				</span>
			}
		/>
	);
}
