import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { Status } from '../../../ui/badge/status.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { GiftIcon } from '../../../ui/icons/gift.ts';
import rows from '../../../ui/layout/rows.module.css';
import text from '../../../ui/layout/text.module.css';

export function VouchersCard({ order }: { order: DeskOrder }) {
	const t = useMessages();
	const { money, moment, longDay } = useFormats();
	const { vouchers, currency } = order;
	if (vouchers.length === 0) return null;
	return (
		<Card title={t('voucher.vouchers')} isFlush>
			<ul className={rows['list']}>
				{vouchers.map(({ voucherId, code, amount, by, createdAt, endsAt, isUsed }) => (
					<li key={voucherId}>
						<GiftIcon />
						<div className={rows['grow']}>
							<p className={text['code']}>{code}</p>
							<p className={`${text['small']} ${text['muted']}`}>
								{by}, <time dateTime={createdAt}>{moment(createdAt)}</time>
								{endsAt && ` · ${t('voucher.until', { day: longDay(endsAt) })}`}
							</p>
						</div>
						<Status mark={isUsed ? 'done' : 'ring'}>
							{t(isUsed ? 'voucher.used' : 'voucher.open')}
						</Status>
						<b>{money(amount, currency)}</b>
					</li>
				))}
			</ul>
		</Card>
	);
}
