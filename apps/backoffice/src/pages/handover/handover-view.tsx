import type { HandoverWindow } from '@korb/contracts/admin/picking/handover';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats, useSession } from '../../session/session.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Select } from '../../ui/field/select.tsx';
import { Floor, FloorProgress } from '../../ui/floor/floor.tsx';
import { FloorButton, FloorSquare } from '../../ui/floor/floor-button.tsx';
import { ArrowLeftIcon } from '../../ui/icons/arrow-left.ts';
import { CheckIcon } from '../../ui/icons/check.ts';
import { CloudOffIcon } from '../../ui/icons/cloud-off.ts';
import { ScanBarcodeIcon } from '../../ui/icons/scan-barcode.ts';
import { TruckIcon } from '../../ui/icons/truck.ts';
import { Empty } from '../../ui/note/empty.tsx';
import { Note } from '../../ui/note/note.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './handover.module.css';
import { LoadDialog } from './load-dialog.tsx';
import { isReady, keyOf } from './loading.ts';
import { MissingCrates } from './missing-crates.tsx';
import { OrderList } from './order-list.tsx';
import { reasonOf } from './reason-of.ts';
import type { useHandover } from './use-handover.ts';

type HandoverViewProps = Pick<
	ReturnType<typeof useHandover>,
	'load' | 'waiting' | 'refusal' | 'handOver'
> & {
	windows: HandoverWindow[];
	chosen: HandoverWindow | undefined;
	onChoose: (key: string) => void;
};

export function HandoverView(props: HandoverViewProps) {
	const { windows, chosen, onChoose, load, waiting, refusal, handOver } = props;
	const t = useMessages();
	const unitName = useUnitName();
	const { span } = useFormats();
	const spanOf = ({ window: { start, end } }: HandoverWindow) => span(start, end);
	const navigate = useNavigate();
	const { may } = useSession();
	const [dialog, setDialog] = useState<'load' | 'confirm' | null>(null);
	const [collector, setCollector] = useState<string | null>(null);
	const orders = chosen?.orders ?? [];
	const crates = orders.flatMap((order) => order.crates);
	const loaded = crates.filter(({ isLoaded }) => isLoaded).length;
	const isCollected = chosen?.distributionType === 'CLICK_AND_COLLECT';
	// A van takes everything that is loaded; people come to the counter one by one.
	const ready = orders.filter(
		(order) => isReady(order) && (!isCollected || order.orderNumber === collector),
	);
	const isComplete = loaded === crates.length || (isCollected && ready.length > 0);
	const handOverButton = (
		<FloorButton
			variant={isComplete ? 'primary' : 'plain'}
			disabled={ready.length === 0 || waiting > 0 || handOver.isPending}
			onClick={() => setDialog('confirm')}
		>
			<TruckIcon />
			{t(isComplete ? 'handover.handOver' : 'handover.some', { count: ready.length })}
		</FloorButton>
	);
	return (
		<Floor
			title={t('nav.handover')}
			subtitle={chosen ? `${unitName(chosen.unit)} · ${spanOf(chosen)}` : t('handover.nothing')}
			start={
				<FloorSquare
					aria-label={t('picking.back')}
					onClick={() => void navigate(may('orders.read') ? '/today' : '/picking')}
				>
					<ArrowLeftIcon />
				</FloorSquare>
			}
			end={
				<span role="status">
					{waiting > 0 && (
						<Badge tone="warn">
							<CloudOffIcon />
							{t('picking.waiting', { count: waiting })}
						</Badge>
					)}
				</span>
			}
			progress={
				<FloorProgress
					{...{ done: loaded, short: 0, all: crates.length }}
					label={t('handover.progress', { loaded, all: crates.length })}
				/>
			}
			aside={<MissingCrates orders={orders} unpackedCount={chosen?.unpackedCount ?? 0} />}
			foot={
				<>
					{handOverButton}
					{!isComplete && (
						<FloorButton variant="primary" onClick={() => setDialog('load')}>
							<ScanBarcodeIcon />
							{t('handover.scan')}
						</FloorButton>
					)}
				</>
			}
		>
			{windows.length > 1 && chosen && (
				<Select
					label={t('orders.window')}
					value={keyOf(chosen)}
					onChange={({ target }) => onChoose(target.value)}
					options={windows.map((each) => ({
						value: keyOf(each),
						text: [
							...[spanOf(each), unitName(each.unit)],
							t('picking.orders', { count: each.orders.length }),
						].join(' · '),
					}))}
				/>
			)}
			{refusal && (
				<Note tone="danger" isAlert>
					{t('handover.refused')}
				</Note>
			)}
			{handOver.error && (
				<Note tone="people" isAlert>
					{t(reasonOf(handOver.error))}
				</Note>
			)}
			{!chosen && <Empty icon={CheckIcon} title={t('handover.nothing')} />}
			{chosen && (
				<>
					<p className={styles['count']}>
						<b>{loaded}</b>
						<span>{t('handover.ofCrates', { count: crates.length })}</span>
					</p>
					<OrderList
						window={chosen}
						collector={collector}
						onChoose={isCollected ? setCollector : null}
					/>
				</>
			)}
			{dialog === 'load' && chosen && (
				<LoadDialog window={chosen} onLoad={load} onClose={() => setDialog(null)} />
			)}
			{dialog === 'confirm' && (
				<ConfirmDialog
					orders={ready}
					leftCount={isCollected ? 0 : orders.length - ready.length}
					onConfirm={() => handOver.mutate(ready.map(({ orderNumber }) => orderNumber))}
					onClose={() => setDialog(null)}
				/>
			)}
		</Floor>
	);
}
