import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Card } from '../../ui/card/card.tsx';
import { classes } from '../../ui/classes.ts';
import text from '../../ui/layout/text.module.css';
import { Segments } from '../../ui/segments/segments.tsx';
import styles from './timeline-card.module.css';
import { timelineEvent } from './timeline-events.ts';

/** The latest first, as one reads a log. */
export function TimelineCard({ order }: { order: DeskOrder }) {
	const t = useMessages();
	const formats = useFormats();
	const [shown, setShown] = useState('all');
	const entries = order.timeline.toReversed().filter(({ by }) => shown === 'all' || by !== null);
	return (
		<Card
			title={t('order.happened')}
			actions={
				<Segments
					label={t('timeline.events')}
					options={[
						{ value: 'all', text: t('timeline.all') },
						{ value: 'people', text: t('timeline.people') },
					]}
					value={shown}
					onChange={setShown}
				/>
			}
		>
			<ol className={styles['timeline']}>
				{entries.map((entry, index) => {
					const { icon: Icon, label } = timelineEvent(entry.type);
					return (
						<li key={`${entry.at} ${entry.type}`}>
							<span className={classes(styles['point'], index === 0 && styles['latest'])}>
								<Icon />
							</span>
							<div className={styles['row']}>
								<p className={index === 0 ? text['strong'] : undefined}>
									{label ? t(label) : entry.type}
								</p>
								<time dateTime={entry.at} title={formats.full(entry.at)}>
									{formats.moment(entry.at)}
								</time>
							</div>
							<p className={`${text['small']} ${text['faint']}`}>
								{entry.by ?? t('timeline.nobody')}
							</p>
						</li>
					);
				})}
			</ol>
		</Card>
	);
}
