import type { Need, Today } from '@korb/contracts/admin/orders/today';
import { Link } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import type { IconComponent } from '../../ui/icon/icon.tsx';
import { CheckIcon } from '../../ui/icons/check.ts';
import { CreditCardIcon } from '../../ui/icons/credit-card.ts';
import { GlobeIcon } from '../../ui/icons/globe.ts';
import { TruckIcon } from '../../ui/icons/truck.ts';
import { UndoIcon } from '../../ui/icons/undo.ts';
import text from '../../ui/layout/text.module.css';
import { Empty } from '../../ui/note/empty.tsx';
import styles from './needs-card.module.css';

const kinds: Record<Need['kind'], { icon: IconComponent; tone: 'danger' | 'warn' | 'info' }> = {
	refundDeclined: { icon: UndoIcon, tone: 'danger' },
	paymentUnsettled: { icon: CreditCardIcon, tone: 'danger' },
	orderLate: { icon: TruckIcon, tone: 'warn' },
	webhookUndelivered: { icon: GlobeIcon, tone: 'info' },
};

/** A shop that runs well shows nothing to do. */
export function NeedsCard({ today }: { today: Today }) {
	const t = useMessages();
	const { money, moment } = useFormats();
	const { needs, currency } = today;
	return (
		<Card
			title={t('today.needs')}
			hint={needs.length > 0 && <Badge tone="danger">{String(needs.length)}</Badge>}
			isFlush
		>
			{needs.length === 0 && <Empty icon={CheckIcon} title={t('today.nothing')} />}
			<ul className={styles['list']}>
				{needs.map(({ kind, orderNumber, since, amount }) => {
					const { icon: Icon, tone } = kinds[kind];
					return (
						<li key={`${kind} ${orderNumber} ${since}`}>
							<span className={styles[tone]}>
								<Icon />
							</span>
							<div className={styles['grow']}>
								<div className={styles['row']}>
									<h3>{t(`today.need.${kind}`)}</h3>
									<time dateTime={since}>{moment(since)}</time>
								</div>
								<p className={`${text['small']} ${text['muted']}`}>
									<Link className={text['link']} to={`/orders/${orderNumber}`}>
										{t('audit.order', { number: orderNumber })}
									</Link>
									{amount !== null && ` · ${money(amount, currency)}`}
								</p>
								<p className={`${text['small']} ${text['faint']}`}>{t(`today.help.${kind}`)}</p>
							</div>
						</li>
					);
				})}
			</ul>
		</Card>
	);
}
