import type { LabelledCrate } from '@korb/contracts/admin/picking/picking';
import type { TemperatureZone } from '@korb/domain/picking/crates';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { FloorProgress } from '../../../ui/floor/floor.tsx';
import { FloorButton } from '../../../ui/floor/floor-button.tsx';
import { CheckIcon } from '../../../ui/icons/check.ts';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import { ScanBarcodeIcon } from '../../../ui/icons/scan-barcode.ts';
import { Note } from '../../../ui/note/note.tsx';
import { useWaveActions } from '../use-picking.ts';
import { unlabelledOf, type WaveOrder } from '../walk/walk.ts';
import { type Frame, WalkFrame } from '../walk/walk-frame.tsx';
import { CrateDialog } from './crate-dialog.tsx';
import { CrateLabel } from './crate-label.tsx';
import styles from './crates.module.css';
import { OrderCard } from './order-card.tsx';

type CratesProps = { frame: Frame; onLabel: (crate: LabelledCrate) => void };

/**
 * Everything is dealt with: each crate gets its label, then packing the orders fixes prices,
 * invoices and what is charged.
 */
export function Crates({ frame, onLabel }: CratesProps) {
	const t = useMessages();
	const { finish } = useWaveActions();
	const [chosen, choose] = useState<string | null>(null);
	const [zone, setZone] = useState<TemperatureZone>('ambient');
	const [isScanning, setScanning] = useState(false);
	const { wave, lines, waiting } = frame;
	const { orders } = wave;
	const open = unlabelledOf(orders, lines);
	const order = orders.find(({ orderNumber }) => orderNumber === chosen) ?? open[0] ?? orders[0];
	const next = order && nextCrate(order);
	const select = (orderNumber: string | null) => {
		choose(orderNumber);
		setZone('ambient');
	};
	const label = next && { waveId: wave.waveId, place: order.crate, next, zone, onZone: setZone };
	return (
		<WalkFrame
			frame={frame}
			title={t('crates.title', { wave: wave.name })}
			progress={
				<FloorProgress
					{...{ done: orders.length - open.length, short: 0, all: orders.length }}
					label={t('crates.progress', { done: orders.length - open.length, all: orders.length })}
				/>
			}
			aside={label && <CrateLabel {...label} wave={wave} />}
			foot={
				<>
					{order && !open.includes(order) && (
						<FloorButton onClick={() => setScanning(true)}>
							<PlusIcon />
							{t('crates.add')}
						</FloorButton>
					)}
					{primary()}
				</>
			}
		>
			{finish.error && (
				<Note tone="danger" isAlert>
					{finish.error instanceof ApiError ? t(reasonOf(finish.error)) : t('notSaved')}
				</Note>
			)}
			<p className={styles['help']}>{t('crates.help')}</p>
			<ul className={styles['orders']}>
				{orders.map((each) => (
					<li key={each.orderNumber}>
						<OrderCard
							order={each}
							isOpen={open.includes(each)}
							isChosen={each === order}
							onChoose={() => select(each.orderNumber)}
						/>
					</li>
				))}
			</ul>
			{isScanning && label && (
				<CrateDialog
					{...label}
					onClose={() => setScanning(false)}
					onCode={(code) => {
						onLabel({ ...label.next, temperatureZone: zone, code });
						select(null);
					}}
				/>
			)}
		</WalkFrame>
	);

	function primary() {
		if (order && open.length > 0) {
			const { crate: place } = open.includes(order) ? order : (open[0] ?? order);
			return (
				<FloorButton
					variant="primary"
					onClick={() => {
						if (!open.includes(order)) select(open[0]?.orderNumber ?? null);
						setScanning(true);
					}}
				>
					<ScanBarcodeIcon />
					{t('crates.scan', { place })}
				</FloorButton>
			);
		}
		return (
			<FloorButton
				variant="primary"
				disabled={waiting > 0 || finish.isPending}
				onClick={() => finish.mutate(wave.waveId)}
			>
				<CheckIcon />
				{waiting > 0
					? t('picking.waiting', { count: waiting })
					: t('picking.finish', { count: orders.length })}
			</FloorButton>
		);
	}
}

const nextCrate = ({ orderNumber, crates }: WaveOrder) => ({
	orderNumber,
	number: crates.length + 1,
});

function reasonOf({ code }: ApiError) {
	if (code === 'waveUnfinished') return 'picking.unfinished';
	return code === 'cratesMissing' ? 'crates.missing' : 'notSaved';
}
