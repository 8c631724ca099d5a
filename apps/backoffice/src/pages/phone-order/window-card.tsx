import type { PhoneOrder } from '@korb/contracts/admin/orders/phone-orders';
import { isSlotLost } from '@korb/domain/cart/cart-validation';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { CalendarDaysIcon } from '../../ui/icons/calendar-days.ts';
import text from '../../ui/layout/text.module.css';
import { Note } from '../../ui/note/note.tsx';
import { WindowDialog } from './window-dialog.tsx';

export function WindowCard({ order }: { order: PhoneOrder }) {
	const t = useMessages();
	const { longDay, hours, clock } = useFormats();
	const [isOpen, setOpen] = useState(false);
	const { distributionWindow: window, distributionAddress: address } = order.cart;
	const isLost = window !== null && isSlotLost(order.errors);
	return (
		<Card
			title={t('phone.window')}
			actions={
				<Button size="sm" disabled={!address} onClick={() => setOpen(true)}>
					<CalendarDaysIcon />
					{t(window ? 'phone.change' : 'phone.choose')}
				</Button>
			}
		>
			{isLost && (
				<Note tone="danger" isAlert>
					{t('phone.problem.windowGone')}
				</Note>
			)}
			{window ? (
				<>
					<p className={text['strong']}>
						{longDay(window.start)}, {hours(window.start, window.end)}
					</p>
					{window.heldUntil && (
						<p className={`${text['small']} ${text['muted']}`}>
							{t('phone.heldUntil', { time: clock(window.heldUntil) })}
						</p>
					)}
				</>
			) : (
				<p className={text['muted']}>{t(address ? 'phone.noWindow' : 'phone.addressFirst')}</p>
			)}
			{isOpen && <WindowDialog order={order} onClose={() => setOpen(false)} />}
		</Card>
	);
}
