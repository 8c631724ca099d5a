import type { Address } from '@korb/contracts/fulfilment/address';
import type {
	DistributionWindow,
	WindowList,
} from '@korb/contracts/fulfilment/distribution-windows';
import { useState } from 'react';
import { SlotPicker } from '../../features/slots/slot-picker.tsx';
import { isTooOften } from '../../platform/api/api-error.ts';
import { notifications } from '../../platform/browser/notifications.ts';
import { useQuery } from '../../platform/queries/queries.ts';
import { useSite } from '../../platform/site.tsx';
import { runningCart } from '../../shop/cart/cart-actions.ts';
import { useCart } from '../../shop/cart/cart-store.ts';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { addressText } from '../../shop/fulfilment/address-text.ts';
import { useTimes } from '../../shop/fulfilment/use-times.ts';
import { loadWindows } from '../../shop/fulfilment/windows.ts';
import { Button } from '../../ui/button/button.tsx';
import { FactBar } from '../../ui/card/fact-bar.tsx';
import { StoreIcon } from '../../ui/icons/store.ts';
import { TruckIcon } from '../../ui/icons/truck.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './fulfilment-dialog.module.css';

type TimeDialogProps = {
	open: boolean;
	onClose: () => void;
	onBack: () => void;
	onDone: () => void;
};

export function TimeDialog({ open, onClose, onBack, onDone }: TimeDialogProps) {
	const site = useSite();
	const { t } = site;
	const times = useTimes();
	const cart = useCart();
	const address = cart?.distributionAddress ?? null;
	const isCollected = address?.distributionType === 'CLICK_AND_COLLECT';
	const held = cart?.distributionWindow?.heldUntil ? cart.distributionWindow.id : null;
	const [picked, setPicked] = useState<DistributionWindow | null>(null);
	const [state, setState] = useState<'idle' | 'sending' | 'lost' | 'tooOften'>('idle');
	const { data: list, isError, refetch } = useWindows(address);
	const chosen = picked ?? findWindow(list, held);

	async function take(): Promise<void> {
		if (!chosen) return;
		setState('sending');
		try {
			await (await runningCart(site)).setTimeSlot(chosen.id);
			setState('idle');
			notifications.show({
				key: 'fulfilment.slot',
				message: t('slot.taken', { window: times.window(chosen) }),
				type: 'success',
			});
			onDone();
		} catch (error) {
			setPicked(null);
			setState(isTooOften(error) ? 'tooOften' : 'lost');
			void refetch();
		}
	}

	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={t(isCollected ? 'slot.collectTitle' : 'slot.title')}
			description={list && <CutOff list={list} />}
			closeLabel={t('fulfilment.close')}
			size="xl"
			actions={
				<>
					<Choice window={chosen} />
					<Button
						disabled={!chosen}
						loading={state === 'sending' && t('fulfilment.saving')}
						onClick={() => void take()}
					>
						{t('slot.take')}
					</Button>
				</>
			}
		>
			{address && (
				<div className={styles['where']}>
					<FactBar
						tone="fresh"
						icon={isCollected ? <StoreIcon /> : <TruckIcon />}
						title={
							isCollected
								? t('fulfilment.collectAt', { place: address.companyName })
								: t('fulfilment.toYou')
						}
						text={addressText(address)}
						action={
							<button type="button" className="link" onClick={onBack}>
								{t('cart.slot.change')}
							</button>
						}
					/>
				</div>
			)}
			{(state === 'lost' || state === 'tooOften') && (
				<div className={styles['why']} role="alert">
					<Notice tone="warn">{t(state === 'lost' ? 'slot.lost' : 'slot.tooOften')}</Notice>
				</div>
			)}
			{isError && <Notice tone="danger">{t('fulfilment.failed')}</Notice>}
			{!list && !isError && <Skeleton height="420px" />}
			{list && list.days.length === 0 && <Notice tone="warn">{t('fulfilment.noneFree')}</Notice>}
			{list && list.days.length > 0 && (
				<SlotPicker list={list} chosenId={chosen?.id ?? null} onChoose={setPicked} />
			)}
		</Dialog>
	);
}

function useWindows(address: Address | null) {
	return useQuery({
		queryKey: ['windows', address],
		enabled: address !== null,
		// Other shoppers book slots, too.
		refetchInterval: 30_000,
		queryFn: ({ signal }) => (address ? loadWindows(address, signal) : null),
	});
}

function findWindow(list: WindowList | null | undefined, id: string | null) {
	const windows = list?.days.flatMap((day) => day.windows) ?? [];
	return windows.find((window) => window.id === id) ?? null;
}

/** The cut-off for delivery today, or else the earliest slot. */
function CutOff({ list }: { list: WindowList }) {
	const { t } = useSite();
	const times = useTimes();
	const open = list.days.flatMap(({ windows }) => windows.filter(({ available }) => available));
	const last = open.findLast(({ day }) => times.isToday(day));
	if (last) return t('slot.orderBy', { time: times.time(last.cutOff) });
	return open[0] ? t('slot.earliest', { window: times.window(open[0]) }) : null;
}

function Choice({ window }: { window: DistributionWindow | null }) {
	const { config, t } = useSite();
	const times = useTimes();
	const { formatMoney } = useFormats();
	const { freeOfChargeThreshold } = useCart() ?? config.cart;
	if (!window) return <p className={styles['terms']}>{t('slot.pick')}</p>;
	const minutes = config.windowHoldMinutes;
	const fee = formatMoney(window.fee ?? 0);
	const free = formatMoney(freeOfChargeThreshold ?? 0);
	return (
		<p className={styles['choice']}>
			<b>
				{times.longDay(window.day)}, {times.range(window.startTime, window.endTime)}
			</b>
			<span>
				{window.fee === 0
					? t('slot.termsFree', { minutes })
					: freeOfChargeThreshold === null
						? t('slot.terms', { fee, minutes })
						: t('slot.termsFrom', { fee, free, minutes })}
			</span>
		</p>
	);
}
