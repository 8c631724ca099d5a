import type { DeskWindowDetails } from '@korb/contracts/admin/windows/windows';
import { Link } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { useSession } from '../../session/session.tsx';
import { useUndo } from '../../session/undo/use-undo.ts';
import text from '../../ui/layout/text.module.css';
import { SidePanel } from '../../ui/side-panel/side-panel.tsx';
import { useWindowName } from './use-window-name.ts';
import { useWindow } from './use-windows.ts';
import { WindowClosing } from './window-closing.tsx';
import { WindowForm } from './window-form.tsx';
import styles from './window-panel.module.css';

type WindowPanelProps = {
	windowId: string;
	currency: string;
	today: string;
	onClose: () => void;
};

export function WindowPanel({ windowId, currency, today, onClose }: WindowPanelProps) {
	const t = useMessages();
	const { may } = useSession();
	const { undoneCount } = useUndo();
	const { data: window, error, refetch } = useWindow(windowId);
	const mayOperate =
		may('windows.operate') && (may('windows.manage') || (window && window.day === today));
	return (
		<SidePanel
			label={t('windows.chosen')}
			title={window && <WindowName window={window} />}
			facts={
				window &&
				(window.template
					? t('windows.fromTemplate', { template: window.template.templateId })
					: t('windows.noTemplate'))
			}
			closeLabel={t('closePanel')}
			onClose={onClose}
		>
			{error && (
				<LoadFailed what={t('windows.windowFailed')} error={error} onRetry={() => void refetch()} />
			)}
			{window && (
				<>
					<Places window={window} />
					{hasStarted(window) ? (
						<p className={text['muted']}>{t('windows.started')}</p>
					) : mayOperate ? (
						<>
							<WindowForm key={undoneCount} window={window} currency={currency} />
							<WindowClosing window={window} />
						</>
					) : (
						<p className={text['muted']}>{t('windows.managersOnly')}</p>
					)}
					<Orders window={window} />
				</>
			)}
		</SidePanel>
	);
}

function WindowName({ window }: { window: DeskWindowDetails }) {
	return useWindowName(window);
}

function hasStarted({ start }: DeskWindowDetails): boolean {
	return Date.parse(start) <= Date.now();
}

function Places({ window: { taken, held, capacity } }: { window: DeskWindowDetails }) {
	const t = useMessages();
	const ordered = taken - held;
	const share = (places: number) => `${(places / Math.max(capacity, 1)) * 100}%`;
	return (
		<div>
			<p className={styles['counts']}>
				<span>{t('windows.ordered', { ordered, held })}</span>
				<span className={text['muted']}>
					{t('windows.free', { free: capacity - taken, capacity })}
				</span>
			</p>
			<div className={styles['bar']} aria-hidden="true">
				<i className={styles['sold']} style={{ width: share(ordered) }} />
				<i className={styles['held']} style={{ width: share(held) }} />
			</div>
		</div>
	);
}

function Orders({ window }: { window: DeskWindowDetails }) {
	const t = useMessages();
	const { orders, orderCount } = window;
	if (orderCount === 0) return null;
	return (
		<section className={styles['orders']}>
			<h3>{t('windows.orders')}</h3>
			<ul>
				{orders.map(({ orderNumber, name, postalCode }) => (
					<li key={orderNumber}>
						<Link className={text['link']} to={`/orders/${orderNumber}`}>
							{orderNumber}
						</Link>
						<span className={text['ellipsis']}>{name}</span>
						<span className={text['faint']}>{postalCode}</span>
					</li>
				))}
			</ul>
			{orderCount > orders.length && (
				<p className={text['faint']}>
					{t('windows.moreOrders', { count: orderCount - orders.length })}
				</p>
			)}
		</section>
	);
}
